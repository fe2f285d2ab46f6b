import { expect, test } from "vitest";
import { nearest } from "../../../renderer/base/nearest";

test.each<[word: string, near: string, far: string]>([
  ["ab", "ax", "xy"],
  ["abc", "abx", "axy"],
  ["abcde", "abcdx", "abcxy"],
  ["abcdef", "abcdxy", "abcxyz"],
  ["abcdefghijkl", "abcdefghwxyz", "abcdefgvwxyz"],
  ["abcdefghijklmno", "abcdefghijkwxyz", "abcdefghijvwxyz"],
  // Swapped letters are one mistake.
  ["abcd", "abdc", "badc"],
  ["abcdef", "baxdef", "baxdxf"],
])("of %s at most one letter in three is wrong, and four in all: %s, and not %s", (word, near, far) => {
  expect(nearest(word, [far, near])).toBe(near);
  expect(nearest(word, [far])).toBeUndefined();
});

test("the first of the nearest is meant, whatever its capitals, hyphens and spaces", () => {
  expect(nearest("Full groom", ["full-grooms", "full_groom", "fullGroom"])).toBe("full_groom");
  expect(nearest("", ["a"])).toBeUndefined();
});
