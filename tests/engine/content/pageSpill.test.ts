import { expect, test } from "vitest";
import { PageSpill } from "../../../renderer/content/pages/pageSpill";

test("values stored outside of memory come back unchanged, even those that JSON cannot represent", () => {
  const spill = new PageSpill<object>();
  const keys = Array.from({ length: 300 }, (_, number) => ({ number }));
  const pageOf = ({ number }: { number: number }) => {
    const data = { text: `Page ${number} – ${"é".repeat(number * 20)}` };
    return { data, source: data, timed: undefined, windows: [{ starts: -Infinity, ends: Infinity }] };
  };
  for (const key of keys) spill.keep(key, pageOf(key));
  for (const key of keys) {
    const found = spill.find(key) as ReturnType<typeof pageOf>;
    expect(found).toStrictEqual(pageOf(key));
    // What is the same object stays one: what is known of it is known of both.
    expect(found.source).toBe(found.data);
  }
  expect(spill.find({ number: 1 })).toBeUndefined();
});
