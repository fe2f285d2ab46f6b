import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { brief, checkFiles, contentFile, contentFolder, page } from "./folder";

/** One error is reported once: what the rest of the same file uses still counts as used. */
async function reported(files: Record<string, string | Uint8Array>) {
  return brief((await checkFiles(files)).problems).map((line) => line.replace("pages/", ""));
}

const SERVICES = contentFile("services.yaml");
const shown = `${page("Home")}    images: [{ src: /images/trims.svg, alt: A poodle from behind }]\n    lead: See [full groom](/full-groom).\n`;
const PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1600 900'/>";

test.each([
  ["a page that is not YAML", shown.replace("title:", "title"), "index.yaml:1:1 yaml/missing-colon"],
  ["a block of a misspelled type", shown.replace("hero", "herro"), "index.yaml:4:11 schema/unknown-block"],
  ["an empty page", "", "index.yaml:1:1 yaml/empty-file"],
  ["a page that is not text", Uint8Array.of(0xe9), "index.yaml:1:1 files/encoding"],
])("%s leaves no picture, no fact and no page unused", async (_, home, only) => {
  const files = { "images/trims.svg": PICTURE, "index.yaml": home };
  expect(await reported(files)).toEqual([only]);
  expect(await reported({ "images/trims.svg": PICTURE, "index.yaml": page("Home") })).toEqual([
    "images/trims.svg:1:1 images/unused",
  ]);
});

test("facts that only a broken page uses are not reported as unused", async () => {
  expect(await reported({ "services.yaml": SERVICES.replace("blocks:", "blocks") })).toEqual([
    expect.stringMatching(/^services\.yaml:.* yaml\//),
  ]);
});

test("of a page and its copy, the copy is reported, whatever its name", async () => {
  const cwd = contentFolder({ "a-copy.yaml": SERVICES }, { linked: false });
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["pages/a-copy.yaml"]));
  expect(problems.map(({ rule }) => rule)).toContain("titles/unique");
});

test("a file with a second extension from another program is reported as a page with the wrong name", async () => {
  expect(await reported({ "index.yaml.txt": page("Home") })).toEqual(["index.yaml.txt:1:1 files/name"]);
});

test("a carriage return without a line feed ends a line", async () => {
  expect(await reported({ "index.yaml": page("Home").replaceAll("\n", "\r") })).toEqual([]);
  expect(await reported({ "index.yaml": page("Home").replace("heading", "haeding").replaceAll("\n", "\r") })).toEqual([
    "index.yaml:5:5 schema/unknown-property",
  ]);
});
