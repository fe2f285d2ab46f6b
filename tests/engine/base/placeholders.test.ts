import { expect, test } from "vitest";
import {
  closePlaceholder,
  fillPlaceholders,
  namesIn,
  onlyPlaceholder,
  placeholdersIn,
  renamePlaceholder,
  withoutLiterals,
} from "../../../renderer/base/placeholders";

const $ = "$";

test("finds each placeholder with its name and filter", () => {
  expect(placeholdersIn(`Call ${$}{ business.phone | tel } in ${$}{town}.`)).toEqual([
    { piece: `${$}{ business.phone | tel }`, index: 5, name: "business.phone", filter: "tel", isClosed: true },
    { piece: `${$}{town}`, index: 34, name: "town", isClosed: true },
  ]);
  expect(placeholdersIn("$5 {town}")).toEqual([]);
});

test("one that is not closed ends before the next space or brace", () => {
  const found = placeholdersIn(`${$}{town, and ${$}{a.b|tel's {x} ${$}{ `);
  expect(found.map(({ piece, name, filter, isClosed }) => [piece, name, filter, isClosed])).toEqual([
    [`${$}{town,`, "town", undefined, false],
    [`${$}{a.b|tel's`, "a.b", "tel", false],
    [`${$}{`, "", undefined, false],
  ]);
  expect(closePlaceholder(`${$}{town,`)).toBe(`${$}{town},`);
  expect(closePlaceholder(`${$}{a.b|tel's`)).toBe(`${$}{a.b|tel}'s`);
});

test("a backslash before one makes it literal", () => {
  const text = `In \\${$}{HOME} and ${$}{town}, \\${$}{not closed`;
  expect(placeholdersIn(text).map(({ piece, index }) => [piece, index])).toEqual([[`${$}{town}`, 16]]);
  expect(withoutLiterals(fillPlaceholders(text, () => "Stafford"))).toBe(`In ${$}{HOME} and Stafford, ${$}{not closed`);
});

test("lists the names of all texts of some data", () => {
  expect(namesIn({ a: [`${$}{town}`, `${$}{size} ${$}{town}`], b: { c: `${$}{from-to}` }, d: 5, e: null })).toEqual([
    "town",
    "size",
    "from-to",
  ]);
});

test("fills in, renames and recognizes placeholders", () => {
  expect(fillPlaceholders(`In ${$}{town}: ${$}{price}`, ({ name }) => name.length.toString())).toBe("In 4: 5");
  expect(renamePlaceholder(`${$}{ busines.phone |tel}`, "business.phone")).toBe(`${$}{ business.phone |tel}`);
  expect(renamePlaceholder(`Call ${$}{a}`, "b")).toBeUndefined();
  expect(renamePlaceholder(`${$}{}`, "b")).toBeUndefined();
  expect(onlyPlaceholder(`${$}{a|tel}`)).toMatchObject({ name: "a", filter: "tel" });
  expect(onlyPlaceholder(`${$}{a} `)).toBeUndefined();
});
