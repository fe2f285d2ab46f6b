import { expect, test } from "vitest";
import { merge } from "../../../../renderer/desk/server/edit/merge";

/** Lines by their letters: `abc` is three lines. */
const lines = (letters: string) => letters.replace(/./g, "$&\n");
const letters = (text: string | undefined) => text?.replaceAll("\n", "");

test.each([
  ["other lines", "abcde", "Abcde", "abcdE", "AbcdE"],
  ["adjacent lines", "abcde", "aBcde", "abCde", "aBCde"],
  ["the same change", "abcde", "aBcde", "aBcde", "aBcde"],
  ["an insertion before a changed line", "abc", "axbc", "aBc", "axBc"],
  ["an insertion after a changed line", "abc", "abxc", "aBc", "aBxc"],
  ["a removed line beside a changed one", "abcd", "acd", "abCd", "aCd"],
  ["the same insertion", "abc", "axbc", "axbc", "axbc"],
  ["nothing of one", "abc", "abc", "abx", "abx"],
])("two changes of a text are both in the result: %s", (_, base, ours, theirs, both) => {
  for (const [one, other] of [
    [ours, theirs],
    [theirs, ours],
  ] as [string, string][])
    expect(letters(merge(lines(base), lines(one), lines(other)).text)).toBe(both);
});

test.each([
  ["a line changed in two ways", "abcde", "abXde", "abYde", "X", "Y"],
  ["a line that was changed and removed", "abcde", "abXde", "abde", "X", ""],
  ["different lines inserted at one place", "abc", "axbc", "aybc", "x", "y"],
  ["different lines at the end", "abc", "abcx", "abcy", "x", "y"],
  ["a line inside of what was removed", "abcde", "abXde", "ae", "bXd", ""],
  ["more lines than one, in part the same", "abcde", "aXYde", "abZWe", "XYd", "bZW"],
])("%s is a choice, in which no line of either is lost", (_, base, ours, theirs, own, other) => {
  const made = merge(lines(base), lines(ours), lines(theirs));
  expect(made).toEqual({ ours: lines(own), theirs: lines(other) });
});

test("the last line may have no line break", () => {
  expect(merge("a\nb", "A\nb", "a\nb\nc").text).toBe("A\nb\nc");
});
