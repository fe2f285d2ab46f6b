import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { brief, contentFile, contentFolder, page } from "./folder";

/** Pages of a list of site.yaml of which a related strip shows the first four, or its limit. */
const listed = ["A", "B", "C", "D", "E", "F"];
const site = contentFile("site.yaml").replace(
  "relatedServices:\n",
  `relatedServices:\n${listed.map((name) => `  - { label: ${name}, to: /${name.toLowerCase()} }\n`).join("")}`,
);
const strip = (settings = "") => `  - type: relatedStrip\n    heading: More for your dog\n${settings}`;

/** The pages that are reported, when the page A ends with these lines. */
async function orphans(end: string, more: Record<string, string> = {}): Promise<string[]> {
  const pages = Object.fromEntries(listed.map((name) => [`${name.toLowerCase()}.yaml`, page(name)]));
  const files = { "site.yaml": site, ...pages, "a.yaml": `${page("A")}${end}`, ...more };
  const cwd = contentFolder(files, { linked: false });
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  return brief(problems).flatMap((line) => /^pages\/(\w+)\.yaml:1:1 links\/orphan$/.exec(line)?.[1] ?? []);
}

test("a list that no page shows links to nothing", async () => {
  expect(await orphans("")).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("an entry counts where it is among those that a page shows, not counting the page itself", async () => {
  expect(await orphans(strip())).toEqual(["a", "f"]);
  expect(await orphans(strip("    limit: 2\n"))).toEqual(["a", "d", "e", "f"]);
  expect(await orphans(strip("    limit: 12\n"))).toEqual(["a"]);
  expect(await orphans(strip("    limit: 2\n"), { "f.yaml": `${page("F")}${strip()}` })).toEqual(["e", "f"]);
});

test("a draft's list is not shown", async () => {
  expect(await orphans("", { "x.yaml": page("X", "draft: true\n") + strip() })).toHaveLength(listed.length);
});

test("the list's entries are not reported while a page that may show them cannot be read", async () => {
  expect(await orphans(strip().replace("relatedStrip", "relatedStripe"))).toEqual([]);
  expect(await orphans("  - type: [relatedStrip")).toEqual([]);
});
