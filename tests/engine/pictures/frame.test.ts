import { expect, test } from "vitest";
import { frames } from "../../../renderer/contract/pictureFrame";

test.each([
  ["an upright photograph", "4 / 5", [[3098, 3873]]],
  ["a wide photograph", "3 / 2", [[4243, 2828]]],
  ["a drawing, or a phone's photograph", "4 / 3", [[4032, 3024]]],
  ["a square", "4 / 3", [[1000, 1000]]],
  [
    "upright ones beside wide ones",
    "4 / 3",
    [
      [3098, 3873],
      [4243, 2828],
    ],
  ],
])("%s is shown in a frame of %s", (_, shape, sizes) => {
  expect(frames.fitting(sizes.map(([width = 0, height = 0]) => ({ width, height })))).toBe(shape);
});
