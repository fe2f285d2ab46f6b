import { afterAll, expect, test } from "vitest";
import type { EditResult } from "../../../../renderer/desk/protocol/edits";
import type { FoundTexts, TextSearch } from "../../../../renderer/desk/protocol/search";
import { listsSite } from "../../../support/listsSite";
import { deskOn } from "./deskOn";

const ENDS: (() => void)[] = [];
afterAll(() => {
  for (const end of ENDS) end();
});

/** A site with a table, and the endpoints on it. */
async function searchDesk() {
  const site = listsSite();
  const desk = await deskOn(site);
  ENDS.push(desk.end);
  const asked = (search: Partial<TextSearch>) => ({ words: "", by: "", ...search });
  const find = (search: Partial<TextSearch>) => desk.request<FoundTexts>("search", asked(search));
  const replace = async (search: Partial<TextSearch>, left: string[] = [], version?: string) =>
    desk.request<EditResult>("search/replace", {
      ...asked(search),
      left,
      version: version ?? (await find(search)).version,
    });
  return { site, ...desk, find, replace };
}

const said = ({ places }: FoundTexts) => places.map(({ before, words, after }) => `${before}[${words}]${after}`);

test("words are found as visitors read them: without Markdown, with facts filled in, and a template once", async () => {
  const { find } = await searchDesk();
  const bold = await find({ words: "wanted less hairspray" });
  expect(said(bold)).toEqual([
    "Rosa groomed show poodles for ten years before she [wanted less hairspray] and more dogs. Ned kept the books, until a sheepdog named …",
  ]);
  expect(bold.places[0]).toMatchObject({
    route: "/about",
    page: "About Us",
    file: "about.yaml",
    pointer: "/blocks/2/text",
  });
  expect(bold.places[0]?.stays).toMatch(/^Only a part of these words is bold/);
  const fact = await find({ words: "shop in 2009" });
  expect(said(fact)).toEqual([
    "Rosa and Ned Alder opened the [shop in 2009] with one tub and a rule that has never changed, one dog at …",
  ]);
  expect(fact.places[0]?.stays).toBe("The fact “facts, since” fills this in. Change it there.");
  const template = await find({ words: "folding table", by: "Trestle" });
  expect(template.places.map(({ id }) => id)).toEqual(["towns/city.template.yaml /blocks/2/text 2"]);
  const cell = await find({ words: "mill bridge" });
  expect(cell.places[0]?.stays).toBe("The fact “note in the table” fills this in. Change it there.");
});

test("a small letter, a part of a word and another space are found, unless only the same is looked for", async () => {
  const { find } = await searchDesk();
  const count = async (search: Partial<TextSearch>) => (await find(search)).count;
  const all = await count({ words: "Tub" });
  const exact = await count({ words: "Tub", exact: true });
  const whole = await count({ words: "Tub", whole: true });
  expect(exact).toBeLessThan(all);
  expect(await count({ words: "tubs" })).toBeGreaterThan(0);
  expect(whole).toBeLessThan(all);
  expect(await count({ words: "" })).toBe(0);
  expect(await count({ words: "(" })).toBeGreaterThan(0);
});

test("places of several files are one step of undo; each keeps its capital, and those left out stay", {
  tags: ["slow"],
}, async () => {
  const { site, find, replace, back } = await searchDesk();
  const files = ["about.yaml", "news/second-tub.yaml", "towns/city.template.yaml"];
  const before = files.map(site.read);
  const search = { words: "tub", whole: true, by: "basin" };
  const { places } = await find(search);
  const left = places.filter(({ pointer }) => pointer === "/title").map(({ id }) => id);
  expect(await replace(search, left)).toMatchObject({ result: "saved" });
  expect(site.read("about.yaml")).toContain("with one basin and a rule");
  expect(site.read("news/second-tub.yaml")).toMatch(/^title: A Second Tub Has Come/);
  expect(site.read("news/second-tub.yaml")).toContain("heading: A second basin");
  expect(site.read("towns/city.template.yaml")).toContain("with a basin and a table");
  expect((await find({ words: "Tub", exact: true, by: "" })).count).toBe(left.length);
  expect(await back()).toMatchObject({ result: "saved" });
  expect(files.map(site.read)).toEqual(before);
});

test("what has changed since it was listed is not replaced, and neither is what the check refuses", async () => {
  const { site, find, replace, request, live } = await searchDesk();
  const { version } = await find({ words: "hairspray" });
  site.change("about.yaml", "less hairspray and more", "no hairspray and more");
  await live.update();
  const stale = await replace({ words: "hairspray", by: "lacquer" }, [], version);
  expect(stale).toMatchObject({
    result: "refused",
    words: expect.stringContaining("have changed since they were listed"),
  });
  const title = { words: "A Second Tub Has Come", by: "A Dryer That Whispers", whole: false, exact: true };
  const found = await find(title);
  const errors = await request<object[]>("search/check", { ...title, version: found.version, left: [] });
  expect(errors).toEqual([
    expect.objectContaining({ file: "news/second-tub.yaml", pointer: "/title", rule: "titles/unique" }),
  ]);
  expect(await replace(title)).toMatchObject({ result: "refused" });
  expect(site.read("news/second-tub.yaml")).toMatch(/^title: A Second Tub Has Come/);
});
