import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { pageFileOf, readText } from "../../../renderer/content/pages/pageFiles";
import { whyPictureStays } from "../../../renderer/desk/server/pictures/pictureUses";
import { toPageModel } from "../../../renderer/page/pageModel";
import { checkFiles, contentFolder, page } from "./folder";

test.each([
  ["Café.yaml", "cafe.yaml"],
  ["Cafés.yaml".normalize("NFD"), "cafes.yaml"],
  ["résumé.yaml", "resume.yaml"],
  ["Straße.yaml", "strasse.yaml"],
  ["Smørrebrød.yaml", "smorrebrod.yaml"],
  ["Łódź.yaml", "lodz.yaml"],
  ["Москва.yaml", "moskva.yaml"],
  ["Αθήνα.yaml", "athina.yaml"],
  ["Ærø/Über uns.es.yaml", "aero/uber-uns.es.yaml"],
])("%s should be called %s", (name, proper) => {
  expect(pageFileOf(name)).toMatchObject({
    properName: proper,
    complaint: expect.stringContaining(`Call it ${proper}.`),
  });
});

test("a name without a letter that can be spelled is not given an invented one", async () => {
  const { problems } = await checkFiles({ "日本.yaml": page("Japan") });
  const [found] = problems.filter(({ rule }) => rule === "files/name");
  expect(found?.message).toContain("Spell it in the letters a to z");
  expect(found?.suggestion).toBeUndefined();
});

const COMPOSED = "/images/café.svg".normalize("NFC");
const DECOMPOSED = COMPOSED.normalize("NFD");

test.each([
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
])("a picture is found whether its letters are one character or two", async (named, onDisk) => {
  const blocks = `\n  - type: textSection\n    heading: Our bath room\n    text: It is here.\n    image: { src: "${named}", alt: The bath }\n`;
  const cwd = contentFolder({ "a.yaml": page("With a Picture") + blocks });
  const images = path.join(cwd, "pages/images");
  copyFileSync(path.join(images, "full-groom.svg"), path.join(cwd, "pages", onDisk));
  const { problems, content } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(problems.filter(({ file }) => file === "pages/a.yaml").map(({ message }) => message)).toEqual([]);
  expect(problems.filter(({ rule }) => rule === "images/unused").map(({ file }) => file)).not.toContainEqual(
    expect.stringMatching(/caf/),
  );
  expect(content.originals[named]).toHaveProperty("picture");
  expect(whyPictureStays(content, COMPOSED)).toContain("is shown on");
});

const LINKS = `    actions: [{ label: The menu, to: /carté.pdf }]
  - { type: textSection, heading: What we serve, text: "[The menu](/carté.pdf) of today." }
`;

test("a link to a file of the public folder leads to it in either form, as the file is published", async () => {
  const cwd = contentFolder({ "a.yaml": page("With a Link") + LINKS.normalize("NFD") });
  mkdirSync(path.join(cwd, "public"), { recursive: true });
  writeFileSync(path.join(cwd, "public", "carté.pdf".normalize("NFD")), "%PDF");
  const { problems, content } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(problems.filter(({ rule }) => rule === "links/unknown-page")).toEqual([]);
  const [own] = content.pages.filter(({ route }) => route === "/a");
  expect(own).toBeDefined();
  const links = own && JSON.stringify(toPageModel(own, content)).match(/(?<="to":")[^"]*(?=")/g);
  expect(links?.map((to) => decodeURI(to))).toEqual(Array(2).fill("/carté.pdf".normalize("NFC")));
});

test("a table is read in either form of its name", () => {
  const cwd = contentFolder({ ["städte.csv".normalize("NFD")]: "town\nMilltown\n" });
  expect(readText(path.join(cwd, "pages"), "städte.csv".normalize("NFC"))).toEqual({ text: "town\nMilltown\n" });
});
