import { describe, expect, test } from "vitest";
import { insertRow, moveRow, removeRow, setCell } from "../../../../renderer/authoring/csv/editCsv";
import { readTable } from "../../../../renderer/content/pages/rowTable";

const BOM = "\uFEFF";
/** As a spreadsheet program of a country with decimal commas saves it. */
const TABLE = `${BOM}town;note;text\r\nMilltown;"Behind; it";"Two ""old"" dogs"\r\n\r\nHillside;plain;last\r\n`;
const set = (pointer: string, value: string, text = TABLE) => setCell("cities.csv", text, pointer, value);
const rows = (text: string) => readTable("cities.csv", text).rows.map(({ values }) => values);

describe("a cell of a CSV is set, and no other byte changes", () => {
  test.each([
    ["a plain cell stays plain", "/rows/1/note", "simple", TABLE.replace("plain", "simple")],
    ["a cell in quotes keeps them", "/rows/0/note", "in front", TABLE.replace('"Behind; it"', '"in front"')],
    ["a semicolon needs quotes now", "/rows/1/note", "up; down", TABLE.replace("plain", '"up; down"')],
    ["a quote needs quotes now, and is doubled", "/rows/1/note", 'a "mill"', TABLE.replace("plain", '"a ""mill"""')],
    ["a line break needs quotes now", "/rows/1/note", "one\ntwo", TABLE.replace("plain", '"one\ntwo"')],
    ["a comma is no delimiter here", "/rows/1/note", "one, two", TABLE.replace("plain", "one, two")],
    ["the last cell of a line with CRLF", "/rows/1/text", "end", TABLE.replace("last\r\n", "end\r\n")],
    ["a cell is emptied", "/rows/1/note", "", TABLE.replace("plain", "")],
    ["what was doubled is written again", "/rows/0/text", 'Two "young" dogs', TABLE.replace('""old""', '""young""')],
  ])("%s", (_, pointer, value, expected) => {
    expect(set(pointer, value)).toBe(expected);
  });

  test("with commas, tabs, or a row that is too short", () => {
    expect(set("/rows/0/b", "x, y", "a,b\n1,2\n")).toBe('a,b\n1,"x, y"\n');
    expect(set("/rows/0/b", "x, y", "a\tb\n1\t2")).toBe("a\tb\n1\tx, y");
    expect(set("/rows/0/c", "3", "a,b,c\n1\n2,3,4\n")).toBe("a,b,c\n1,,3\n2,3,4\n");
  });

  test("of a short table of two columns, also with empty lines", () => {
    expect(set("/rows/1/b", "x; y", "a;b\n1;2\n\n3;4\n\n")).toBe('a;b\n1;2\n\n3;"x; y"\n\n');
    expect(set("/rows/0/b", "x, y", "a\tb\r\n1\t2\r\n")).toBe("a\tb\r\n1\tx, y\r\n");
    expect(set("/rows/0/a", "x, y", "a\n1\n")).toBe('a\n"x, y"\n');
  });

  test("a quote inside of a plain cell is a character like others", () => {
    expect(set("/rows/0/b", "4", 'a,b\n5" pipe,3\n6,7\n')).toBe('a,b\n5" pipe,4\n6,7\n');
  });

  test("what is not there is refused in words", () => {
    expect(() => set("/rows/7/note", "x")).toThrow("cities.csv has no such cell any more.");
    expect(() => set("/rows/0/nothing", "x")).toThrow("cities.csv has no such cell any more.");
  });
});

describe("a row of a CSV", () => {
  test("is added at the end, with the same ends of lines and quotes where it needs them", () => {
    const added = insertRow("cities.csv", TABLE, 2, { town: "Lakeview", note: "by; the water" });
    expect(added).toBe(`${TABLE}Lakeview;"by; the water";\r\n`);
    expect(insertRow("cities.csv", "a,b\n1,2", 1, { a: "3", b: "4" })).toBe("a,b\n1,2\n3,4");
  });

  test("is inserted before another", () => {
    const added = insertRow("cities.csv", TABLE, 1, { town: "Lakeview", note: "a", text: "b" });
    expect(rows(added).map(({ town }) => town)).toEqual(["Milltown", "Lakeview", "Hillside"]);
    expect(added.replace("Lakeview;a;b\r\n", "")).toBe(TABLE);
  });

  test("is the first of a table that has none", () => {
    expect(insertRow("cities.csv", "a,b\n", 0, { a: "1", b: "2" })).toBe("a,b\n1,2\n");
  });

  test("is removed with its line, also the last one", () => {
    expect(removeRow("cities.csv", TABLE, "/rows/0")).toBe(TABLE.replace(/Milltown.*\r\n/, ""));
    expect(removeRow("cities.csv", TABLE, "/rows/1")).toBe(TABLE.replace("Hillside;plain;last\r\n", ""));
    expect(removeRow("cities.csv", "a,b\n1,2\n3,4", "/rows/1")).toBe("a,b\n1,2");
  });

  test("is moved with its bytes, while each line keeps its end", () => {
    const [head, milltown, empty, hillside] = TABLE.split("\r\n");
    expect(moveRow("cities.csv", TABLE, "/rows/1", 0)).toBe(`${[head, hillside, empty, milltown].join("\r\n")}\r\n`);
    expect(moveRow("cities.csv", TABLE, "/rows/0", 0)).toBe(TABLE);
    // The last line has no end, and the first row one of its own inside.
    const lines = 'a,b\n1,"x\n""y"""\n2,\n3\n4,z';
    expect(moveRow("cities.csv", lines, "/rows/0", 3)).toBe('a,b\n2,\n3\n4,z\n1,"x\n""y"""');
    expect(moveRow("cities.csv", lines, "/rows/3", 1)).toBe('a,b\n1,"x\n""y"""\n4,z\n2,\n3');
  });

  test("that is not there, or would be beyond the last, is not moved", () => {
    expect(() => moveRow("cities.csv", TABLE, "/rows/2", 0)).toThrow("cities.csv has no such cell any more.");
    expect(() => moveRow("cities.csv", TABLE, "/rows/0", 2)).toThrow("cities.csv has no place 3 among its 2 rows.");
  });

  test("with a column that the table lacks is refused", () => {
    expect(() => insertRow("cities.csv", TABLE, 0, { city: "x" })).toThrow("cities.csv has no column city.");
  });
});
