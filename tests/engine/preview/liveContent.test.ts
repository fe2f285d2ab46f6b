import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CouldNotRun } from "../../../renderer/base/couldNotRun";
import { LiveContent } from "../../../renderer/preview/liveContent";
import { contentFile, contentFolder, page } from "../content/folder";

const FACTS = contentFile("site.yaml");
const FILES = {
  "site.yaml": FACTS,
  "a.yaml": page("One"),
  "b.yaml": `${page("Two")}    lead: For \${facts.longevity}.\n`,
  "c.yaml": page("Three"),
};

/** What a page, or all content, is made of; without what differs from one reading to the next. */
const shown = ({ content }: LiveContent) => {
  const { clock, ...rest } = content ?? {};
  return { ...rest, zone: clock?.zone };
};

const place = () => {
  const cwd = contentFolder(FILES);
  return { dir: path.join(cwd, "pages"), publicDir: path.join(cwd, "public"), cwd };
};

const heading = (words: string) => page("One").replace("heading: One", `heading: ${words}`);

const PRICE =
  "  - type: priceTable\n    heading: Prices\n    rows:\n      - { name: Bath, price: $9999, duration: 1 hour }\n";

/** Each save of one page: what is kept of the others must be what a fresh reading finds. */
const SAVES: [what: string, name: string, text: string | undefined][] = [
  ["another word", "a.yaml", heading("Other words")],
  ["another fact", "a.yaml", heading("For ${facts.longevity}")],
  ["a name that is not known", "a.yaml", heading("By ${facts.nobody}")],
  ["a file that is no YAML", "a.yaml", "title: [\n"],
  ["the same again", "a.yaml", "title: [\n"],
  ["a mend", "a.yaml", heading("Mended")],
  ["a draft", "a.yaml", `draft: true\n${heading("A draft")}`],
  ["no draft", "a.yaml", heading("No draft")],
  ["a price", "b.yaml", `${FILES["b.yaml"]}${PRICE}`],
  ["a time that is over", "c.yaml", `until: 2001-01-01\n${FILES["c.yaml"]}`],
  ["a time to come", "c.yaml", `until: 2901-01-01\n${FILES["c.yaml"]}`],
  ["a page that is new", "d.yaml", page("Four")],
  ["a page that is gone", "d.yaml", undefined],
  ["the facts", "site.yaml", FACTS.replace("4-8 weeks", "5-9 weeks")],
  ["a time of day", "c.yaml", `until: 2901-01-01 12:00\n${FILES["c.yaml"]}`],
  ["another time zone", "site.yaml", FACTS.replace("timeZone: America/Los_Angeles", "timeZone: Asia/Tokyo")],
  ["an unknown name that stays", "a.yaml", heading("By ${facts.nobody}")],
  ["another name of a fact", "site.yaml", FACTS.replace("facts:\n", "facts:\n  nobodyElse: { value: Nobody }\n")],
  ["the words", "words.txt", "Mended\n"],
  ["a name that no page may have", "E Mail.yaml", page("Five")],
  ["a change of that", "E Mail.yaml", page("Six")],
];

test("after each save, and after each trial before it, the content equals a fresh read", async () => {
  const folder = place();
  const live = new LiveContent(folder);
  await live.update();
  for (const [what, name, text] of SAVES) {
    const file = path.join(folder.dir, name);
    const tried = { content: await live.tried(new Map([[name, text]])) } as LiveContent;
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    await live.update({ files: [name], others: false });
    const fresh = new LiveContent(folder);
    await fresh.update();
    expect(shown(live), what).toEqual(shown(fresh));
    if (name !== "words.txt") expect(shown(tried), `${what}, tried`).toEqual(shown(fresh));
  }
});

test("a save of one page leaves all others, and the facts, the same objects", async () => {
  const folder = place();
  const live = new LiveContent(folder);
  await live.update();
  const before = live.content;
  writeFileSync(path.join(folder.dir, "a.yaml"), heading("Other words"));
  const again = await live.update({ files: ["a.yaml"], others: false });
  expect(again.map(({ route }) => route)).toEqual(["/a"]);
  expect(live.content?.site).toBe(before?.site);
  const same = live.content?.pages.filter((one) => before?.pages.includes(one));
  expect(same).toHaveLength((before?.pages.length ?? 0) - 1);
});

test("what was saved while the folder could not be read is read with the next change", async () => {
  const folder = place();
  const live = new LiveContent(folder);
  await live.update();
  const aside = `${folder.dir}-aside`;
  writeFileSync(path.join(folder.dir, "b.yaml"), page("Other words"));
  writeFileSync(path.join(folder.dir, "d.yaml"), page("Four"));
  renameSync(folder.dir, aside);
  await expect(live.update({ files: ["b.yaml", "d.yaml"], others: false })).rejects.toThrow(CouldNotRun);
  renameSync(aside, folder.dir);
  const again = await live.update({ files: ["a.yaml"], others: false });
  expect(again.map(({ route }) => route)).toEqual(["/b", "/d"]);
});

test("a moment that does not exist is refused, and the next change is shown", async () => {
  const folder = place();
  const live = new LiveContent(folder);
  await live.update();
  await expect(live.update({ files: [], others: false, at: "2001-02-31" })).rejects.toThrow(CouldNotRun);
  writeFileSync(path.join(folder.dir, "a.yaml"), heading("Other words"));
  const again = await live.update({ files: ["a.yaml"], others: false });
  expect(again.map(({ route }) => route)).toEqual(["/a"]);
});

test("a list of figures that is longer than a page may be is read as the check reads it", async () => {
  const long = "# Confirmed with the owner.\n".repeat(25_000);
  const cwd = contentFolder({ ...FILES, "figures.yaml": long });
  const folder = { dir: path.join(cwd, "pages"), publicDir: path.join(cwd, "public"), cwd };
  const live = new LiveContent(folder);
  await live.update();
  expect(live.content?.figures?.text).toBe(long);
  expect(live.content?.problems.filter(({ rule }) => rule === "files/too-large")).toEqual([]);
});
