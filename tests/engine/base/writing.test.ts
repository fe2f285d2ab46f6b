import { expect, test } from "vitest";
import { searchLength } from "../../../renderer/base/values/writing";

test.each([
  ["Dog grooming in Harborview", 26],
  ["Größe – 4,50 €", 14],
  ["料金プラン | Lindner", 20],
  ["スーパー（東京）", 16],
  ["서울 미용실", 11],
  ["מספרה ביפו", 10],
])("%s is as long as %i characters in a search result", (text, length) => {
  expect(searchLength(text)).toBe(length);
});
