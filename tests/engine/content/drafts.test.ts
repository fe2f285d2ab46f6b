import { expect, test } from "vitest";
import type { Problem } from "../../../renderer/base/problem";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { toBePublic } from "../../../renderer/desk/server/toBePublic";
import { LiveContent } from "../../../renderer/preview/liveContent";
import { newErrors } from "../../../renderer/preview/newErrors";
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

test("a published page has nothing left over from a draft", async () => {
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

test("what only a draft uses is not reported as unused", async () => {
  const site = contentFile("site.yaml").replace("\nfacts:\n", "\nfacts:\n  wait: { value: 15 minutes }\n");
  const waiting = `${draft("C")}    lead: No longer than \${facts.wait}.\n`;
  expect(await reported({ "site.yaml": site, "c.yaml": waiting })).toEqual([]);
  expect((await checkFiles({ "site.yaml": site })).problems.map(({ rule }) => rule)).toEqual(["facts/unused"]);
});

const TEXT =
  "We brush the coat in small squares, work out the knots strand by strand and keep the comb even from the root to the tip, so that your dog feels nothing but relief when it stands up. Bring your dog walked, fed and combed through. Sit down with a book, a film or a friend on the phone, and rise when the tail shows you what you came for.";
const told = (title: string, text: string) =>
  page(title).replace(/$/, `  - type: textSection\n    heading: How\n    text: ${text}\n`);

/** A page, and the draft that was cloned from it and has a sentence of its own now: its share is the smaller one. */
const CLONED = {
  "full-groom.yaml": told("Full Groom", TEXT),
  "trims.yaml": `draft: true\n${told("Trims", TEXT.replace("Sit down", "Trims take us an hour and no more than that. Sit down"))}`,
};

test("a clone with one new sentence is still reported, on the draft, with the other page's name", async () => {
  const cwd = contentFolder(CLONED);
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  const found = problems.filter(({ rule }) => rule === "text/near-duplicate");
  expect(found).toMatchObject([{ file: "pages/trims.yaml", severity: "warning" }]);
  expect(found[0]?.message).toMatch(
    /^\d\d% of the running text of pages\/trims.yaml is also in pages\/full-groom.yaml\./,
  );
});

/** A site whose files can be tried with other texts. */
async function tried(files: Record<string, string>) {
  const cwd = contentFolder(files);
  const live = new LiveContent({ dir: "pages", publicDir: "public", cwd });
  await live.update();
  const { content } = live;
  if (!content) throw new Error("The site was not read.");
  const errorsWith = async (texts: Map<string, string>) => newErrors(content, await live.tried(texts));
  return { content, errorsWith };
}

test("what keeps a draft from being public is known while it is a draft, at its lines", async () => {
  const { content, errorsWith } = await tried(CLONED);
  const pageOf = (route: string) => content.pages.find((one) => one.route === route) ?? content.pages[0];
  const [trims, other] = [pageOf("/trims"), pageOf("/full-groom")];
  if (!trims || !other) throw new Error("The pages were not read.");
  const found = await toBePublic(trims, content, errorsWith);
  expect(brief(found)).toEqual(["pages/trims.yaml:7:5 text/near-duplicate"]);
  expect(found[0]?.message).toContain("% of the running text of pages/trims.yaml is also in pages/full-groom.yaml");
  expect(await toBePublic(other, content, errorsWith)).toEqual([]);
});

test("a figure in a long text of a draft is at its own place in the list of what must change", async () => {
  const figures = `draft: true\n${told("Trims", "|\n      We wash.\n\n      Park behind the house for $5.\n\n      Parking is $5 and a smile.")}`;
  const { content, errorsWith } = await tried({ "trims.yaml": figures });
  const trims = content.pages.find(({ route }) => route === "/trims");
  if (!trims) throw new Error("The page was not read.");
  const found = (await toBePublic(trims, content, errorsWith)).filter(({ rule }) => rule === "figures/unknown");
  const { problems } = await checkFiles({ "trims.yaml": figures });
  const place = ({ line, column, endLine, endColumn }: Problem) => [line, column, endLine, endColumn];
  expect(found.map(place)).toEqual(problems.filter(({ rule }) => rule === "figures/unknown").map(place));
  expect(found.length).toBeGreaterThan(0);
});

test.each([
  [
    "a price that does not fit the others yet",
    "    lead: Baths starting at $900.\n  - type: priceTable\n    heading: Prices\n    rows: [{ name: Bath, price: $60 }]\n",
  ],
  ["a link to a page that is not there yet", "    lead: See [the prices](/prices-of-tomorrow).\n"],
])("a draft is saved with %s, and a page is not", async (_name, more) => {
  const { errorsWith } = await tried({ "a.yaml": page("A"), "b.yaml": draft("B") });
  expect(await errorsWith(new Map([["a.yaml", page("A") + more]]))).toHaveLength(1);
  expect(await errorsWith(new Map([["b.yaml", draft("B") + more]]))).toEqual([]);
});
