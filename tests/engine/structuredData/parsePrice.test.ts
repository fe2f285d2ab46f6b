import { describe, expect, test } from "vitest";
import { parsePrice as parse } from "../../../renderer/contract/parsePrice";
import { us } from "../../../renderer/countries/us";

const parsePrice = (text: string) => parse(text, us.money);

describe("a price to start from", () => {
  test.each([
    ["$165", { minPrice: 165 }],
    ["$165 and up", { minPrice: 165 }],
    ["From $180", { minPrice: 180 }],
    ["Starting $220", { minPrice: 220 }],
    ["Starting at $1,250", { minPrice: 1250 }],
    ["$600+", { minPrice: 600 }],
    ["$20 each", { minPrice: 20 }],
    ["$45.50", { minPrice: 45.5 }],
    ["$ 75", { minPrice: 75 }],
    ["$65 per hour", { minPrice: 65 }],
  ])("%s", (text, price) => {
    expect(parsePrice(text)).toEqual(price);
  });
});

describe("a range", () => {
  test.each([
    ["$220-$300", { minPrice: 220, maxPrice: 300 }],
    ["$220 – $300", { minPrice: 220, maxPrice: 300 }],
    ["$165 to $260", { minPrice: 165, maxPrice: 260 }],
    ["$300-$220", { minPrice: 220, maxPrice: 300 }],
    ["From $45-$50 each", { minPrice: 45, maxPrice: 50 }],
    ["Free", { minPrice: 0, maxPrice: 0 }],
    ["free of charge", { minPrice: 0, maxPrice: 0 }],
  ])("%s", (text, price) => {
    expect(parsePrice(text)).toEqual(price);
  });
});

describe("no price to start from", () => {
  test.each([
    "Call for pricing",
    "-$5",
    "− $5",
    "$1e3",
    "$5\u200b0",
    "Base price",
    "+$30",
    "+ $60",
    "plus $30",
    "Up to $240",
    "under $250",
    "over $250",
    "165",
    "4-5 hours",
    "Freestyle",
    "",
  ])("%s", (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });
});

test("a range may omit the second $", () => {
  expect(parsePrice("$220-300")).toEqual({ minPrice: 220, maxPrice: 300 });
});
