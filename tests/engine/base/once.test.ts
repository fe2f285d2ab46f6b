import { expect, test } from "vitest";
import { oncePerKey } from "../../../renderer/base/once";

test("of a limited number of results, the oldest is found again", () => {
  const asked: string[] = [];
  const find = oncePerKey((key: string) => asked.push(key), 2);
  for (const key of ["a", "b", "a", "c", "b", "c", "a"]) find(key);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});
