import { expect, test } from "vitest";
import { readTable } from "../../../../renderer/content/pages/rowTable";
import {
  type Draft,
  knownRows,
  NOTHING,
  pagesInWords,
  stepsOf,
  without,
} from "../../../../renderer/desk/client/rows/rowsDraft";
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

const ROWS = ["Milltown;a", "Hillside;b", "Lakeview;c", "Seaside;d", "Woodside;e"];

test("cells, rows that go and new rows are written together", () => {
  const before = csvOf(ROWS);
  const [, hill = "", , , wood = ""] = rowsOf(before).map(({ key }) => key);
  const draft: Draft = {
    cells: [
      { of: wood, column: "note", words: "x; y" },
      { of: "new 1", column: "town", words: "Fenton" },
    ],
    removed: [hill],
    added: ["new 1", "new 2"],
  };
  const { csv } = written(before, draft);
  expect(csv).toBe(csvOf(["Milltown;a", "Lakeview;c", "Seaside;d", 'Woodside;"x; y"', "Fenton;"]));
  expect(pagesInWords(draft)).toBe("Changes 1 page, adds 2 pages, removes 1 page");
});

test("of two rows with the same values, one goes", () => {
  const before = csvOf(["Milltown;a", "Milltown;a", "Hillside;b"]);
  const [, second = ""] = rowsOf(before).map(({ key }) => key);
  expect(written(before, { removed: [second] }).csv).toBe(csvOf(["Milltown;a", "Hillside;b"]));
});

test("what was typed while a table was saved is still to be saved", () => {
  const cell = { of: "a", column: "note", words: "x" };
  const sent: Draft = { ...NOTHING, cells: [cell] };
  expect(without(sent, sent)).toBe(NOTHING);
  const later = { ...cell, words: "y" };
  expect(without({ ...sent, cells: [later] }, sent)).toEqual({ ...NOTHING, cells: [later] });
  const begun: Draft = { ...sent, added: ["a"] };
  expect(without({ ...begun, cells: [later] }, begun), "of a new row, too").toEqual({ ...begun, cells: [later] });
});
