import { afterAll, describe, expect, test } from "vitest";
import type { CollectionEntry, EntryForm } from "../../../../renderer/desk/protocol/collections";
import { decodeSheet } from "../../../../renderer/desk/protocol/decodeSheet";
import type { EditResult, EditStep } from "../../../../renderer/desk/protocol/edits";
import type { AskedQuestion } from "../../../../renderer/desk/protocol/pages";
import type { RowTable, Sheet, TableEntry } from "../../../../renderer/desk/protocol/rows";
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

describe("a collection", () => {
  test("is begun with what its pages have, and with a list of it on a page, as one step of undo", async () => {
    const { site, get, request, back } = await listsDesk();
    const before = site.read("about.yaml");
    const asked = { name: "Tips & Tricks", needs: ["date", "summary"], listedOn: "/about" };
    const made = await request<EditResult>("collections/create", asked);
    expect(made).toMatchObject({ result: "saved" });
    expect(made).not.toHaveProperty("step.made");
    expect(site.read("tips-tricks/_collection.yaml")).toBe(
      "collection: Tips & Tricks\npages:\n  required:\n    - date\n    - summary\n",
    );
    expect(site.read("about.yaml").slice(before.length - 1)).toContain("- type: list\n");
    expect(site.read("about.yaml")).toContain("of: tips-tricks\n");
    expect(await get<CollectionEntry[]>("collections")).toContainEqual({
      ...{ folder: "/tips-tricks", name: "Tips & Tricks", count: 0 },
    });
    expect(await request<EditResult>("collections/create", asked)).toMatchObject({
      words: "There is a collection at /tips-tricks already. Give this one another name.",
    });
    await back();
    expect(site.read("about.yaml")).toBe(before);
    expect(await request<EditResult>("collections/create", { ...asked, name: "…" })).toMatchObject({
      words: expect.stringContaining("Give it a name with letters"),
    });
  });
});

const SHEET = 'Town;Postal code;;Town\nÖlberg;01234;bell;north\n\nMühlbach;01235;"gate; blue";south\n';

test.each([
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${SHEET}`)],
  ["UTF-8", Buffer.from(SHEET)],
  ["Windows-1252", Buffer.from(SHEET, "latin1")],
  ["UTF-16, little end first", Buffer.from(`\uFEFF${SHEET}`, "utf16le")],
  ["UTF-16, big end first", Buffer.from(`\uFEFF${SHEET}`, "utf16le").swap16()],
])("a table in %s is read", (_, bytes) => expect(decodeSheet(bytes)).toBe(SHEET));

test("a workbook is no table", () => {
  expect(decodeSheet(Buffer.from("PK\u0003\u0004\u0014\u0000\u0006\u0000"))).toBe(undefined);
});

describe("a table that is imported", () => {
  test.each([";", ",", "\t"])("is shown as it is read, with a name for each column: %j", async (mark) => {
    const { request } = await listsDesk();
    const text = SHEET.replace("gate; blue", `gate${mark} blue`).replace(/;(?! )/g, mark);
    expect(await request<Sheet>("rows/look", { text })).toEqual({
      columns: [
        { head: "Town", name: "town" },
        { head: "Postal code", name: "postalCode" },
        { head: "", name: "column3" },
        { head: "Town", name: "town4" },
      ],
      rows: [
        ["Ölberg", "01234", "bell", "north"],
        ["Mühlbach", "01235", `gate${mark} blue`, "south"],
      ],
      count: 2,
    });
    expect(await request<Sheet>("rows/look", { text: 'a,b\n"c,d\n' })).toHaveProperty("problem");
  });

  test("makes drafts from its rows, with its own bytes below the names of its columns, as one step of undo", async () => {
    const { site, live, get, request, back } = await listsDesk();
    const columns = ["town", "zip", "door", "side"];
    const asked = { text: SHEET, name: "Our Towns", columns, by: "town" };
    expect(await request<EditResult>("rows/import", asked)).toMatchObject({ result: "saved" });
    expect(site.read("our-towns/our-towns.csv")).toBe(SHEET.replace(/^.*/, "town;zip;door;side"));
    const route = "/our-towns/muhlbach";
    const page = live.content?.pages.find((one) => one.route === route);
    expect(page?.data).toMatchObject({ draft: true, description: "01235, gate; blue, south" });
    expect(page?.data).toHaveProperty("blocks.0.heading", "Mühlbach");
    const tables = await get<TableEntry[]>("rows");
    expect(tables).toContainEqual({ file: "our-towns/our-towns.csv", folder: "/our-towns", count: 2 });
    for (const [wrong, words] of [
      [{ columns: ["town", "zip", "zip", "side"] }, '"zip" cannot be the name of a column.'],
      [{ columns: ["town", "Postal code", "door", "side"] }, '"Postal code" cannot be the name'],
      [{ by: "nowhere" }, "Choose the column"],
      [{}, "has changed since it was shown"],
    ] as const) {
      const refused = await request<EditResult>("rows/import", { ...asked, ...wrong });
      expect(refused).toMatchObject({ result: "refused", words: expect.stringContaining(words) });
    }
    expect(await back()).toMatchObject({ result: "saved" });
    expect(live.content?.pages.some((one) => one.route === route)).toBe(false);
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
