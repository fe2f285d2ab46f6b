import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/checkFolder";
import { brief, checkFiles, contentFile, contentFolder, page } from "./folder";

const draft = (title: string, more = "") => page(title, `draft: true\n${more}`);
const linking = (title: string, to: string) => `${page(title)}    actions: [{ label: Go, to: ${to} }]\n`;

/** What is reported for pages, with its severity. */
async function reported(files: Record<string, string>, launch = false) {
  const cwd = contentFolder(files, { linked: false });
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, launch });
  return problems.map((problem) => `${brief([problem])[0]?.replace("pages/", "")} ${problem.severity}`);
}

test("a link in a draft brings no visitor to a page, and a draft needs no links to it", async () => {
  const clone = draft("Trims").replace("heading: Trims", "heading: Trims\n    lead: See [full groom](/full-groom).");
  const files = { "full-groom.yaml": page("Full Groom"), "trims.yaml": clone };
  expect(await reported(files)).toEqual(["full-groom.yaml:1:1 links/orphan warning"]);
  const silenced = `# check-ignore links/orphan: Only our advertisement leads here.\n${draft("Trims")}`;
  expect(await reported({ "trims.yaml": silenced })).toEqual([]);
  expect(await reported({ "trims.yaml": silenced.replace("draft: true\n", "") })).toEqual([]);
});

test("an address that a draft claims stays with the published page", async () => {
  const site = `${contentFile("site.yaml")}    - { label: B, to: /b }\n`;
  const out = page("B", "aliases: [/baths]\nredirectFrom: [/old]\n");
  const clone = draft("C", "aliases: [/baths]\nredirectFrom: [/old]\n");
  expect(await reported({ "site.yaml": site, "b.yaml": out, "c.yaml": clone })).toEqual([
    "c.yaml:4:11 routes/duplicate warning",
    "c.yaml:5:16 redirects/clash warning",
  ]);
  const files = { "site.yaml": site, "b.yaml": out, "old.yaml": draft("Old"), "index.yaml": linking("Home", "/old") };
  expect(await reported(files)).toEqual([
    "index.yaml:6:32 links/redirected warning",
    "old.yaml:1:1 redirects/clash warning",
  ]);
});

test("no visitor is redirected from a draft's old address", async () => {
  const files = { "c.yaml": draft("C", "redirectFrom: [/old]\n"), "index.yaml": linking("Home", "/old") };
  expect(await reported(files)).toEqual(["index.yaml:6:32 drafts/linked error"]);
});

test("a page that is out has nothing left over from a draft", async () => {
  const site = `${contentFile("site.yaml")}    - { label: B, to: /b }\n    - { label: C, to: /c }\n`;
  const out = page("${style}", "vars: { style: Baths }\nbreadcrumb: Trims\n");
  const other = page("${style}", "vars: { style: Trims }\n");
  const leftOver = "b.yaml:4:13 text/left-over warning";
  expect(await reported({ "site.yaml": site, "b.yaml": out, "c.yaml": other })).toEqual([leftOver]);
  const unlinked = site.replace("\n    - { label: C, to: /c }", "");
  expect(await reported({ "site.yaml": unlinked, "b.yaml": out, "c.yaml": `draft: true\n${other}` })).toEqual([]);
});

test("a draft may wait for its picture, and for the owner", async () => {
  const waiting = `${draft("C")}    lead: I love it. # replace before launch\n    images: [{ src: /images/box-of-tomorrow.jpg, alt: A terrier after its bath }]\n`;
  expect(await reported({ "c.yaml": waiting }, true)).toEqual(["c.yaml:8:21 images/missing warning"]);
});

test("what only a draft uses is kept for it", async () => {
  const site = contentFile("site.yaml").replace("\nfacts:\n", "\nfacts:\n  wait: { value: 15 minutes }\n");
  const waiting = `${draft("C")}    lead: No longer than \${facts.wait}.\n`;
  expect(await reported({ "site.yaml": site, "c.yaml": waiting })).toEqual([]);
  expect((await checkFiles({ "site.yaml": site })).problems.map(({ rule }) => rule)).toEqual(["facts/unused"]);
});
