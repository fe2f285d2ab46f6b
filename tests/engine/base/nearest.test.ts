import { expect, test } from "vitest";
import { namesNear, nearestName } from "../../../renderer/base/nearest";

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
  expect(nearestName(word, [far, near])).toBe(near);
  expect(nearestName(word, [far])).toBeUndefined();
});

test("the first of the nearest is meant, whatever its capitals, hyphens and spaces", () => {
  expect(nearestName("Full groom", ["full-grooms", "full_groom", "fullGroom"])).toBe("full_groom");
  expect(nearestName("", ["a"])).toBeUndefined();
});

test("of a long list of names a message has the nearest five, and how many more there are", () => {
  const names = ["title", "description", "breadcrumb", "kind", "hours", "place", "date", "author", "tags", "until"];
  expect(namesNear("subtitle", names)).toBe(names.join(", "));
  expect(namesNear("subtitle", [...names, "picture"])).toBe("title, until, date, author, picture and 6 more");
  expect(namesNear("", [...names, "picture"])).toBe("title, description, breadcrumb, kind, hours and 6 more");
});
