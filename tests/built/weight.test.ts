import { expect, test } from "vitest";
import { overBudget } from "../browser/support/overBudget";

test("each value over its budget is reported in a sentence", () => {
  const much = { gzip: 50_000, brotli: 50_000 };
  const over = overBudget({
    html: much,
    scripts: much,
    fonts: much,
    largestPicture: { gzip: 70_000, brotli: 70_000 },
    statefulInView: false,
    reactBeforePaint: true,
    foreign: ["https://elsewhere.example/"],
    shift: { atRest: 0.1, inUse: 0.1 },
  });
  expect(over).toHaveLength(8);
  expect(over[0]).toBe("HTML with its CSS, brotli: 50.0 kB, over the budget of 13.5 kB");
});
