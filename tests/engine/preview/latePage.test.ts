import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { chosenTypefaces } from "../../../renderer/content/site/chosenTypefaces";
import { ContentStore } from "../../../renderer/preview/contentStore";
import { isLate } from "../../../renderer/preview/latePage";
import { LiveContent } from "../../../renderer/preview/liveContent";
import { contentFile, contentFolder, page } from "../content/folder";

const FACTS = contentFile("site.yaml").replace(
  "\nfacts:\n",
  "\nfacts:\n  word: { value: Bath }\n  street: { value: old }\n  cost: { value: $40 }\n  most: { value: $9999 }\n  photo: { value: /images/full-groom.svg }\n  icon: { value: clock }\n",
);
const price = (text: string) =>
  `  - type: priceTable\n    heading: Prices\n    rows:\n      - { name: Bath, price: "${text}", duration: 1 hour }\n`;
const FILES = {
  "site.yaml": FACTS,
  "word.yaml": `${page("Word")}    lead: For \${facts.word}.\n`,
  "alias.yaml": page("Alias", "aliases: [/${facts.street}-street]\nredirectFrom: [/${facts.street}]\n"),
  "own.yaml": page("Own", "vars:\n  way: ${facts.street}\naliases: [/${way}-way]\n"),
  "cost.yaml": page("Cost") + price("${facts.cost}"),
  "beside.yaml": `${page("Beside")}    lead: For \${facts.word}.\n${price("$35")}`,
  "draft.yaml": `draft: true\n${page("Draft")}    lead: For \${facts.word}.\n${price("${facts.most}")}`,
  "picture.yaml": `${page("Picture")}    images: [{ src: "\${facts.photo}", alt: A room }]\n`,
  "time.yaml": `until: 2901-01-01\n${page("Time")}    lead: For \${facts.word}.\n`,
  "icon.yaml": `${page("Icon")}    details: [{ icon: "\${facts.icon}", text: Open }]\n`,
  "icon-2.yaml": `${page("Icon 2")}    details: [{ icon: "\${facts.icon}", text: Open }]\n`,
  "unknown.yaml": `${page("Unknown")}    lead: For \${facts.nobody}.\n`,
};

/** One change after the other: a name, its value, and the pages that are filled in later. */
const CHANGES: [name: string, from: string, to: string, later: string[]][] = [
  ["another word", "{ value: Bath }", "{ value: Brush }", ["/beside", "/draft", "/word"]],
  ["a letter that no typeface has yet", "{ value: Brush }", "{ value: Žuža }", ["/beside", "/draft", "/word"]],
  ["a street in addresses", "{ value: old }", "{ value: new }", []],
  ["a price", "{ value: $40 }", "{ value: $7 }", []],
  ["a price of a draft", "{ value: $9999 }", "{ value: $8888 }", []],
  ["a picture", "photo: { value: /images/full-groom.svg }", "photo: { value: /images/gone.jpg }", []],
  ["a word and a price", "{ value: Žuža }", "{ value: $5 }", ["/beside", "/draft", "/word"]],
  ["another fact", "\nfacts:\n", "\nfacts:\n  nobody: { value: Nobody }\n", []],
  ["a word of two", "{ value: Nobody }", '{ value: "${facts.word}" }', ["/unknown"]],
  ["what that one says", "word: { value: $5 }", "word: { value: Comb }", ["/beside", "/draft", "/unknown", "/word"]],
  ["the country", "\n  country: US", "\n  country: CA", []],
];

function open() {
  const cwd = contentFolder(FILES);
  const place = { dir: path.join(cwd, "pages"), publicDir: path.join(cwd, "public"), cwd };
  let text = readFileSync(path.join(place.dir, "site.yaml"), "utf8");
  const change = (from: string, to: string) => {
    text = text.replace(from, () => to);
    writeFileSync(path.join(place.dir, "site.yaml"), text);
  };
  return { place, change, saved: { files: ["site.yaml"], others: false } };
}

test("pages that use a changed fact are filled in when they are needed, and equal those of a fresh reading", async () => {
  const { place, change, saved } = open();
  const live = new LiveContent(place);
  await live.update();
  for (const [what, from, to, later] of CHANGES) {
    change(from, to);
    const again = await live.update(saved);
    expect(
      again
        .filter(isLate)
        .map(({ route }) => route)
        .sort(),
      what,
    ).toEqual(later);
    const fresh = new LiveContent(place);
    await fresh.update();
    if (!live.content || !fresh.content) throw new Error("There is no content.");
    // The derived facts, addresses and pictures, before any page is filled in.
    expect(live.content.site, what).toEqual(fresh.content.site);
    expect(Object.keys(live.content.originals), what).toEqual(
      expect.arrayContaining(Object.keys(fresh.content.originals)),
    );
    expect(live.content.pages.filter(isLate), what).toHaveLength(later.length);
    expect(chosenTypefaces(live.content), what).toEqual(chosenTypefaces(fresh.content));
    expect(live.content.pages, what).toEqual(fresh.content.pages);
  }
});

test("after a fact is saved only the page in view is filled in, and the others when they are looked at", async () => {
  const { place, change, saved } = open();
  const store = new ContentStore(place);
  await store.update();
  change("{ value: Bath }", "{ value: Brush }");
  expect(await store.update(saved)).toBeUndefined();
  const isLateAt = (route: string) => store.content?.pages.some((one) => one.route === route && isLate(one));
  expect(JSON.stringify(store.find("/word")?.page.blocks)).toContain("Brush");
  expect([isLateAt("/word"), isLateAt("/beside")]).toEqual([false, true]);
  change("{ value: Brush }", "{ value: Comb }");
  await store.update(saved);
  expect(JSON.stringify(store.find("/beside")?.page.blocks)).toContain("Comb");
});

test("a page that a fact breaks keeps its last version, and its problem is reported when it is looked at", async () => {
  const { place, change, saved } = open();
  const store = new ContentStore(place);
  await store.update();
  const before = store.find("/icon")?.page;
  change("icon: { value: clock }", "icon: { value: no icon }");
  await store.update(saved);
  expect(store.find("/icon")?.page).toEqual(before);
  const files = store.problems.all.map(({ file }) => path.basename(file)).filter((name) => name.startsWith("icon"));
  expect(files).toEqual(["icon.yaml"]);
  expect(store.shows(store.fileAt("/icon-2") ?? expect.fail())).toBe("earlier");
});

test("facts with an error keep the pages of the facts before them, also those that nobody has looked at", async () => {
  const { place, change, saved } = open();
  const store = new ContentStore(place);
  await store.update();
  change("{ value: Bath }", "{ value: Brush }");
  await store.update(saved);
  change("\nfacts:\n", "\nnoSuchGroup: 1\nfacts:\n");
  change("{ value: Brush }", "{ value: Comb }");
  await store.update(saved);
  expect(JSON.stringify(store.find("/word")?.page.blocks)).toContain("Brush");
});
