import { afterAll, describe, expect, test } from "vitest";
import type { CollectionEntry, EntryForm } from "../../../../renderer/desk/protocol/collections";
import type { EditResult, EditStep } from "../../../../renderer/desk/protocol/edits";
import type { AskedQuestion } from "../../../../renderer/desk/protocol/pages";
import type { RowTable, TableEntry } from "../../../../renderer/desk/protocol/rows";
import { changesOf } from "../../../../renderer/desk/server/publish/siteChanges";
import { takenBack } from "../../../../renderer/desk/server/publish/takenBack";
import { listsSite, TABLE } from "../../../support/listsSite";
import { deskOn } from "./deskOn";

const ENDS: (() => void)[] = [];
afterAll(() => {
  for (const end of ENDS) end();
});

/** A site with collections and a table, and the endpoints on it. */
async function listsDesk() {
  const site = listsSite();
  const desk = await deskOn(site);
  ENDS.push(desk.end);
  const get = <Result>(path: string) => desk.request<Result>(path, undefined, "GET");
  const table = () => get<RowTable>("rows/table?file=towns/cities.csv");
  const edit = async (steps: EditStep[]) =>
    desk.request<EditResult>("edit", { file: "towns/cities.csv", base: (await table()).hash, steps });
  return { site, get, table, edit, ...desk };
}

const FROM = "/news/quiet-dryer";
const NEW = {
  title: "Warm Towels for Every Dog | Maple Street",
  description:
    "From this week on, every dog leaves the tub in a towel that was warmed on the heater beside the window.",
  heading: "Warm towels",
};

describe("a new page of a collection", () => {
  test("asks for the properties that its schema and its collection have, and for no others", async () => {
    const { get } = await listsDesk();
    const collections = await get<CollectionEntry[]>("collections");
    expect(collections).toEqual([
      { folder: "/events", name: "Events", count: 1, latest: "/events/nail-day" },
      { folder: "/news", name: "News", count: 2, latest: FROM },
      { folder: "/towns", name: "Towns", count: 3 },
    ]);
    const { fields, data } = await get<EntryForm>(`collections/entry?folder=/news&from=${FROM}`);
    expect(fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ["date", "day", true],
      ["author", "choice", false],
      ["tags", "words", false],
      ["summary", "text", true],
      ["picture", "group", false],
    ]);
    expect(fields[2]?.known).toEqual(["shop", "tubs"]);
    expect(Object.keys(data)).toEqual(["date"]);
    const event = await get<EntryForm>("collections/entry?folder=/events&from=/events/nail-day");
    expect(event.fields.find(({ name }) => name === "event")).toMatchObject({ required: true, kind: "group" });
  });

  test("is in its folder, says nothing of the entry that it was made from, and is one step of undo", async () => {
    const { site, request, back } = await listsDesk();
    const asked = { from: FROM, folder: "/news", answers: NEW };
    const questions = await request<AskedQuestion[]>("pages/questions", asked);
    expect(questions.find(({ name }) => name === "route")?.suggestion).toBe("/news/warm-towels");
    const entry = { date: "2026-11-20", tags: ["shop"], summary: "Towels are warm now." };
    const made = await request<EditResult>("pages/create", { ...asked, entry });
    expect(made).toMatchObject({ result: "saved", step: { made: "/news/warm-towels" } });
    const text = site.read("news/warm-towels.yaml");
    expect(text).toMatch(/^draft: true\n/);
    expect(text).toContain('\ndate: "2026-11-20"\n');
    expect(text).toContain("\nsummary: Towels are warm now.\n");
    expect(text).not.toContain("author");
    expect(await back()).toMatchObject({ result: "saved", step: { gone: "/news/warm-towels" } });
  });

  test("is not made without what the collection needs", async () => {
    const { request } = await listsDesk();
    const asked = { from: FROM, folder: "/news", answers: NEW, entry: { date: "2026-11-20" } };
    const made = await request<EditResult>("pages/create", asked);
    expect(made).toMatchObject({ result: "refused", words: "Summary: this is needed." });
  });
});

describe("a table", () => {
  test("is shown with its pages, and a cell changes its bytes alone", async () => {
    const { site, get, table, edit, back } = await listsDesk();
    expect(await get<TableEntry[]>("rows")).toEqual([{ file: "towns/cities.csv", folder: "/towns", count: 3 }]);
    const { columns, rows } = await table();
    expect(columns).toEqual(["town", "note", "text"]);
    expect(rows[1]).toMatchObject({ pointer: "/rows/1", route: "/towns/groom-hillside", problems: {} });
    const saved = await edit([{ do: "set", pointer: "/rows/2/note", value: "Swimmers; first" }]);
    expect(saved).toMatchObject({ result: "saved" });
    expect(site.read("towns/cities.csv")).toBe(TABLE.replace("Swimmers first, please.", '"Swimmers; first"'));
    await back();
    expect(site.read("towns/cities.csv")).toBe(TABLE);
  });

  test("whose rows are all wrong is listed, and one that is put right is a page", async () => {
    const { site, live, get, table, edit, back } = await listsDesk();
    const broken = TABLE.replace(/^(?:Milltown|Hillside|Lakeview)/gm, "");
    site.change("towns/city.template.yaml", "address: groom-$", "address: $");
    site.write("towns/cities.csv", broken);
    await live.update();
    expect(await get<TableEntry[]>("rows")).toEqual([{ file: "towns/cities.csv", folder: "/towns", count: 0 }]);
    const { rows } = await table();
    expect(rows.map(({ values, route }) => [values.town, route])).toEqual(Array(3).fill(["", undefined]));
    const saved = await edit([{ do: "set", pointer: "/rows/1/town", value: "Hillside" }]);
    expect(saved).toMatchObject({ result: "saved" });
    expect((await table()).rows[1]).toMatchObject({ route: "/towns/hillside" });
    await back();
    expect(site.read("towns/cities.csv")).toBe(broken);
  });

  test("without rows, or that cannot be read, is listed and says what is wrong", async () => {
    const { site, live, get, table } = await listsDesk();
    const written = async (text: string) => {
      site.write("towns/cities.csv", text);
      await live.update({ files: ["towns/cities.csv"], others: false });
      const [listed] = await get<TableEntry[]>("rows");
      return [listed?.count, (await table()).problem];
    };
    expect(await written("town;note;text\n")).toEqual([0, "Line 1: This table has no rows."]);
    const [, problem] = await written('town;note;text\nMilltown;"We park behind it.;The van stands there.\n');
    expect(problem).toMatch(/^Line 2: A cell that starts with a quote has no quote at its end\. /);
    site.remove("towns/cities.csv");
    await live.update();
    expect(await get<TableEntry[]>("rows")).toEqual([]);
  });

  test("has its rows in another order by one step of undo, which Publish says and takes back", async () => {
    const { site, edit, back } = await listsDesk();
    const [head, milltown, hillside, lakeview] = TABLE.split("\r\n");
    const moved = [head, lakeview, milltown, hillside, ""].join("\r\n");
    expect(await edit([{ do: "move", pointer: "/rows/2", to: 0 }])).toMatchObject({ result: "saved" });
    expect(site.read("towns/cities.csv")).toBe(moved);
    const changes = changesOf("towns/cities.csv", TABLE, moved);
    expect(changes).toMatchObject([{ kind: "moved", pointer: "/rows/0", was: "/rows/2" }]);
    const [change] = changes;
    expect(change && takenBack("towns/cities.csv", moved, TABLE, change)).toBe(TABLE);
    await back();
    expect(site.read("towns/cities.csv")).toBe(TABLE);
  });

  test("gets no row that repeats an address, or lacks a word: each is said at its cell", async () => {
    const { site, edit } = await listsDesk();
    const twice = await edit([
      { do: "insert", pointer: "/rows", index: 3, value: { town: "Milltown", note: "a", text: "b" } },
    ]);
    expect(twice).toMatchObject({ result: "refused", problems: [{ pointer: "/rows/3/town", rule: "rows/table" }] });
    const empty = await edit([{ do: "set", pointer: "/rows/0/text", value: "" }]);
    expect(empty).toMatchObject({ result: "refused", problems: [{ pointer: "/rows/0/text" }] });
    expect(site.read("towns/cities.csv")).toBe(TABLE);
  });

  test("that was published is compared by its rows, and each change can be taken back", () => {
    const changed = TABLE.replace("Swimmers first, please.", "Swimmers").replace(/Hillside.*\r\n/, "");
    const changes = changesOf("towns/cities.csv", TABLE, changed);
    expect(changes.map(({ kind, pointer, before, after }) => [kind, pointer, before?.slice(0, 20), after])).toEqual([
      ["changed", "/rows/1/note", "Swimmers first, plea", "Swimmers"],
      ["removed", "/rows/1", expect.stringContaining("Hillside"), undefined],
    ]);
    const whole = changes.reduce((text, change) => takenBack("towns/cities.csv", text, TABLE, change), changed);
    // A row that comes back has quotes where it needs them.
    expect(changesOf("towns/cities.csv", TABLE, whole)).toMatchObject([{ pointer: "", kind: "changed" }]);
  });
});
