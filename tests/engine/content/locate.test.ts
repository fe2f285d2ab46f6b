import { expect, test } from "vitest";
import { childPointer, pointerSteps, valueAt } from "../../../renderer/base/pointer";
import { locate, openLocator } from "../../../renderer/content/places/locate";

const TEXT = `# a comment
title: "Say \\"hi\\""
blocks:
  - type: hero
    heading: Call \${x} now
  -
  - { type: faq, a/b: 1 }
long: |
  first \${x}
  second \${y}
none:
`;

test.each([
  ["/title", "value", undefined, "2:8-2:20"],
  ["/title", "key", undefined, "2:1-2:6"],
  ["/blocks/0", "key", undefined, "4:5-4:9"],
  ["/blocks/0", "value", undefined, "4:5-4:15"],
  ["/blocks/0/heading", "value", "${x}", "5:19-5:23"],
  ["/blocks/0/heading", "value", "${not there}", "5:14-5:27"],
  ["/blocks/1", "value", undefined, "6:3-6:4"],
  ["/blocks/2/a~1b", "key", undefined, "7:18-7:21"],
  ["/long", "value", "${y}", "10:10-10:14"],
  ["/none", "value", undefined, "11:1-11:5"],
  ["", "value", undefined, "1:1-1:12"],
  ["/blocks/0/gone/deeper", "key", undefined, "4:5-4:9"],
] as const)("%s by its %s, piece %s, is %s", (pointer, at, piece, place) => {
  const { line, column, endLine, endColumn } = locate(TEXT, pointer, at, piece);
  expect(`${line}:${column}-${endLine}:${endColumn}`).toBe(place);
});

test("a value that came through an alias is found where it is written", () => {
  const { line, column } = locate("a: &x\n  b: 1\nc: *x\n", "/c/b");
  expect([line, column]).toEqual([2, 6]);
});

test("the source of a value is its text in the file", () => {
  expect(openLocator("a: 1.50\n").source("/a")).toBe("1.50");
});

test("pointers escape slashes and tildes", () => {
  expect(childPointer(childPointer("", "a/b~c"), 0)).toBe("/a~1b~0c/0");
  expect(pointerSteps("/a~1b~0c/0")).toEqual(["a/b~c", "0"]);
  expect(valueAt({ "a/b": [5] }, "/a~1b/0")).toBe(5);
  expect(valueAt({}, "/x/y")).toBeUndefined();
});

test("a finding in a file that is nested too deep for the parser is at its first line", () => {
  expect(locate("[".repeat(5000), "/title")).toMatchObject({ line: 1, column: 1 });
});
