import { expect, test } from "vitest";
import { distance, merge } from "../../../../renderer/desk/server/edit/merge";

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
  ["a line changed in two ways", "abcde", "abXde", "abYde", "X", "Y", "abYde"],
  ["a line that was changed and removed", "abcde", "abXde", "abde", "X", "", "abde"],
  ["different lines inserted at one place", "abc", "axbc", "aybc", "x", "y", "aybc"],
  ["different lines at the end", "abc", "abcx", "abcy", "x", "y", "abcy"],
  ["a line inside of what was removed", "abcde", "abXde", "ae", "bXd", "", "ae"],
  ["more lines than one, in part the same", "abcde", "aXYde", "abZWe", "XYd", "bZW", "abZWe"],
])(
  "%s is a choice, in which no line of either is lost, and one may be preferred",
  (_, base, ours, theirs, own, other, preferred) => {
    const made = merge(lines(base), lines(ours), lines(theirs));
    expect(made).toEqual({ ours: lines(own), theirs: lines(other) });
    expect(letters(merge(lines(base), lines(ours), lines(theirs), "theirs").text)).toBe(preferred);
  },
);

test("the last line may have no line break", () => {
  expect(merge("a\nb", "A\nb", "a\nb\nc").text).toBe("A\nb\nc");
});

test("the distance of two texts is how many lines are removed and added", () => {
  expect([distance("a\n", "a\n"), distance("a\nb\n", "a\nc\n"), distance("", "a\nb\n")]).toEqual([0, 2, 2]);
});
