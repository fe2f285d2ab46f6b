import { expect, test } from "vitest";
import { readTable } from "../../../../renderer/content/pages/rowTable";
import { pagesInWords, savedWords, stepsOf } from "../../../../renderer/desk/client/rows/rowSteps";
import { type Draft, knownRows, NOTHING, without } from "../../../../renderer/desk/client/rows/rowsDraft";
import { applySteps } from "../../../../renderer/desk/server/edit/applySteps";

const COLUMNS = ["town", "note"];
const csvOf = (rows: string[]) => `town;note\r\n${rows.map((row) => `${row}\r\n`).join("")}`;

/** The rows of a table as the desk knows them. */
const rowsOf = (csv: string) =>
  knownRows({
    rows: readTable("cities.csv", csv).rows.map(({ index, values }) => ({
      ...{ pointer: `/rows/${index}`, values, problems: {} },
    })),
  });

/** The steps of a draft, and the file after them. */
function written(csv: string, draft: Partial<Draft>) {
  const steps = stepsOf(COLUMNS, rowsOf(csv), { ...NOTHING, ...draft });
  return { steps, csv: applySteps("cities.csv", csv, steps) };
}

/** All orders of some things. */
const ordersOf = <One>(all: One[]): One[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((first) => ordersOf(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));

const ROWS = ["Milltown;a", "Hillside;b", "Lakeview;c", "Seaside;d", "Woodside;e"];

test("rows in any order are written in that order, with the bytes of each", () => {
  const before = csvOf(ROWS);
  const keys = rowsOf(before).map(({ key }) => key);
  for (const order of ordersOf([0, 1, 2, 3, 4])) {
    const { csv } = written(before, { order: order.map((index) => keys[index] ?? "") });
    expect(csv).toBe(csvOf(order.map((index) => ROWS[index] ?? "")));
  }
});

test("a row that was moved, however far, is one step", () => {
  const before = csvOf(ROWS);
  const keys = rowsOf(before).map(({ key }) => key);
  for (const from of keys.keys()) {
    for (const to of keys.keys()) {
      const order = keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? "");
      expect(written(before, { order }).steps).toHaveLength(from === to ? 0 : 1);
    }
  }
});

test("cells, rows that go, a new order and new rows are written together", () => {
  const before = csvOf(ROWS);
  const [mill = "", hill = "", lake = "", sea = "", wood = ""] = rowsOf(before).map(({ key }) => key);
  const draft: Draft = {
    cells: [{ of: wood, column: "note", words: "x; y" }],
    removed: [hill],
    added: [
      { key: "new 1", values: { town: "Fenton" } },
      { key: "new 2", values: {} },
    ],
    order: [wood, "new 2", mill, "new 1", lake, sea],
  };
  const { csv, steps } = written(before, draft);
  expect(csv).toBe(csvOf(['Woodside;"x; y"', "Milltown;a", "Fenton;", "Lakeview;c", "Seaside;d"]));
  expect(savedWords(draft, steps)).toBe("1 cell, 2 new rows, 1 row removed, 1 row moved");
  expect(pagesInWords(draft, steps)).toBe(
    "Changes 1 page, adds 2 pages, removes 1 page, moves 1 row (changes no page)",
  );
});

test("of two rows with the same values, one goes", () => {
  const before = csvOf(["Milltown;a", "Milltown;a", "Hillside;b"]);
  const [, second = ""] = rowsOf(before).map(({ key }) => key);
  expect(written(before, { removed: [second] }).csv).toBe(csvOf(["Milltown;a", "Hillside;b"]));
});

test("what was moved while a table was saved is still to be saved", () => {
  const sent: Draft = { ...NOTHING, order: ["b", "a", "c"] };
  expect(without(sent, sent)).toBe(NOTHING);
  expect(without({ ...sent, order: ["c", "b", "a"] }, sent)).toEqual({ ...NOTHING, order: ["c", "b", "a"] });
});
