import { afterAll, describe, expect, test } from "vitest";
import { valuesFor } from "../../../../renderer/content/site/values";
import type { EditResult } from "../../../../renderer/desk/protocol/edits";
import type { PriceChanges, PricePlan, PriceTable } from "../../../../renderer/desk/protocol/prices";
import { readCell } from "../../../../renderer/desk/server/prices/readCell";
import { BATH_PRICES } from "../../../support/bathPrices";
import { fixtureSite } from "../../../support/fixtureSite";
import { run } from "../../authoring/changes";
import { deskOn } from "./deskOn";

const BOOK = `
prices:
  fullGroom:
    name: Show Groom
    options:
      # by the size of the dog
      small: { price: $75, upTo: $95, duration: 2-3 hours }
      large: { price: $125, duration: 3 hours } # two people
${BATH_PRICES}      quick: { price: $20 }
  nails:
    name: Nail Trim
    price: $15
`;

const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
});

const NONE: PriceChanges = { cells: [], styles: [], also: [] };

async function pricesDesk() {
  const site = fixtureSite();
  site.write("site.yaml", site.read("site.yaml") + BOOK);
  site.change(
    "about.yaml",
    "How we work",
    "A bath is ${price.bath.small}, a groom ${priceRange.fullGroom.small}. How we work",
  );
  const desk = await deskOn(site);
  ends.push(desk.end);
  return {
    ...desk,
    site,
    table: () => desk.request<PriceTable>("prices", "", "GET"),
    plan: (changes: Partial<PriceChanges>) => desk.request<PricePlan>("prices/plan", { ...NONE, ...changes }),
    save: (changes: Partial<PriceChanges>) => desk.request<EditResult>("prices/save", { ...NONE, ...changes }),
  };
}

const american = valuesFor("US", "en-US");

test.each([
  ["165", { price: "$165" }],
  ["$165-260", { price: "$165", upTo: "$260" }],
  ["$1,650 – $2,000, 4-6 hours", { price: "$1650", upTo: "$2000", duration: "4-6 hours" }],
  ["165 4-6h", { price: "$165", duration: "4-6 hours" }],
  ["30 min", { duration: "30 minutes" }],
  ["$20, 1 hour", { price: "$20", duration: "1 hour" }],
  ["", {}],
])("the cell %j is read as people type it", (words, read) => {
  expect(readCell(words, american)).toEqual(read);
});

test.each(["one hundred", "1-2-3", "165, soon"])("the cell %j is refused in words", (words) => {
  expect(() => readCell(words, american)).toThrow(/^".*" is not a price/);
});

describe("the price book as a table", () => {
  test("has styles as rows, and as columns the sizes that several have", async () => {
    const { table } = await pricesDesk();
    const { sizes, styles } = await table();
    expect(sizes).toEqual([
      { key: "small", label: "Small" },
      { key: "large", label: "Large" },
    ]);
    expect(
      styles.map(({ name, own, cells, others }) => ({ name, own, cells, others: others.map(({ key }) => key) })),
    ).toEqual([
      { name: "Show Groom", own: "", cells: { small: "$75-$95, 2-3 hours", large: "$125, 3 hours" }, others: [] },
      { name: "Bath", own: "", cells: { small: "$40", large: "$60" }, others: [] },
      { name: "Puppy's First", own: "", cells: { small: "$35", large: "$45", quick: "$20" }, others: ["quick"] },
      { name: "Nail Trim", own: "$15", cells: {}, others: [] },
    ]);
  });

  test("says what a price changes, and which facts say the old one", async () => {
    const { plan, site } = await pricesDesk();
    const before = site.all();
    const cells = [{ style: "fullGroom", size: "small", words: "80-95, 2-3 hours" }];
    const { places, pages, also, errors } = await plan({ cells });
    expect(errors).toEqual({});
    expect([places.length, pages]).toEqual([1, 1]);
    expect(places[0]).toMatchObject({ on: "/about", after: expect.stringContaining("a groom $80-$95.") });
    expect(also).toEqual([{ key: "fullGroom", label: "Full groom", value: "$75", becomes: "$80" }]);
    expect((await plan({ cells, also: ["fullGroom"] })).places.length).toBeGreaterThan(1);
    expect(site.all()).toEqual(before);
  });

  test("saves by splices, several cells and the facts as one step of undo", { tags: ["slow"] }, async () => {
    const { save, site, back, again } = await pricesDesk();
    const before = site.all();
    const cells = [
      { style: "fullGroom", size: "small", words: "$80-$95, 2-3 hours" },
      { style: "fullGroom", size: "large", words: "$125, 2.5 hours" },
      { style: "nails", size: "", words: "$16" },
    ];
    expect(await save({ cells, also: ["fullGroom"] })).toMatchObject({ result: "saved" });
    const after = site.all();
    expect(after["site.yaml"]).toBe(
      before["site.yaml"]
        ?.replace("small: { price: $75, upTo", "small: { price: $80, upTo")
        .replace("duration: 3 hours }", "duration: 2.5 hours }")
        .replace("price: $15\n", "price: $16\n")
        .replace("value: $75\n", "value: $80\n"),
    );
    await back();
    expect(site.all()).toEqual(before);
    await again();
    expect(site.all()).toEqual(after);
  });

  test("changes one price as npm run price does", async () => {
    const { save, site } = await pricesDesk();
    const other = fixtureSite({ "site.yaml": site.read("site.yaml"), "about.yaml": site.read("about.yaml") });
    await save({ cells: [{ style: "bath", size: "small", words: "45" }] });
    expect((await run(other, "price", "--style", "bath", "--size", "small", "--to", "45")).code).toBe(0);
    expect(site.all()).toEqual(other.all());
  });

  test("adds a style with three sizes as one step", async () => {
    const { save, site, back, table } = await pricesDesk();
    const before = site.all();
    const styles = [{ id: "new1", name: "Show Trim" }];
    const cells = [
      { style: "new1", size: "small", words: "90, 2 hours" },
      { style: "new1", size: "large", words: "140-180 4h" },
      { style: "new1", size: "Extra large", words: "200" },
    ];
    expect(await save({ styles, cells })).toMatchObject({ result: "saved" });
    const { styles: now } = await table();
    expect(now.at(-1)).toMatchObject({
      ...{ key: "showTrim", name: "Show Trim" },
      cells: { small: "$90, 2 hours", large: "$140-$180, 4 hours", extraLarge: "$200" },
    });
    expect(site.read("site.yaml").startsWith(before["site.yaml"]?.trimEnd() ?? "?")).toBe(true);
    await back();
    expect(site.all()).toEqual(before);
  });

  test("adds a size to a style, and a price from a day on", { tags: ["slow"] }, async () => {
    const { save, plan, site, back, table } = await pricesDesk();
    const before = site.all();
    await save({ cells: [{ style: "bath", size: "Extra large", words: "80" }] });
    expect(site.read("site.yaml")).toContain("large: { price: $60 }\n      extraLarge:\n        price: $80\n");
    await back();
    expect(site.all()).toEqual(before);
    const dated = { cells: [{ style: "bath", size: "small", words: "45" }], from: "2099-01-01" };
    expect((await plan(dated)).places).toMatchObject([
      { on: "/about", after: expect.stringContaining("A bath is $45") },
    ]);
    await save(dated);
    expect(site.read("site.yaml")).toContain("small: { price: [{ value: $40 }, { value: $45, from: 2099-01-01 }] }");
    const bath = (await table()).styles.find(({ key }) => key === "bath");
    expect(bath).toMatchObject({ cells: { small: "$40" }, later: { small: "$45 from 2099-01-01" } });
    // The same day again changes that value; today's stays beside it.
    await save({ ...dated, cells: [{ style: "bath", size: "small", words: "50" }] });
    expect(site.read("site.yaml")).toContain("[{ value: $40 }, { value: $50, from: 2099-01-01 }]");
    await save({ cells: [{ style: "bath", size: "small", words: "42" }] });
    expect(site.read("site.yaml")).toContain("[{ value: $42 }, { value: $50, from: 2099-01-01 }]");
  });

  test("says what is wrong with a cell, a style and a fact, and saves nothing then", async () => {
    const { plan, save, site } = await pricesDesk();
    const before = site.all();
    const wrong: Partial<PriceChanges> = {
      cells: [
        { style: "bath", size: "small", words: "one hundred" },
        { style: "bath", size: "large", words: "2 hours" },
        { style: "new1", size: "small", words: "soon" },
        { style: "new2", size: "small", words: "10" },
      ],
      styles: [
        { id: "new1", name: "Show Trim" },
        { id: "new2", name: "Bath" },
      ],
    };
    expect((await plan(wrong)).errors).toEqual({
      "bath.small": '"one hundred" is not a price. Write it like 1,250.50 or $1,250.50.',
      "bath.large": "A size needs a price, such as $1,250.50.",
      "new1.small": '"soon" is not a price. Write it like 1,250.50 or $1,250.50.',
      new2: "There is Bath already.",
    });
    expect(await save(wrong)).toHaveProperty("result", "refused");
    expect(site.all()).toEqual(before);
  });

  test("removes a size that no page says, and names the pages of one that is said", async () => {
    const { plan, save, site } = await pricesDesk();
    const said = { cells: [{ style: "bath", size: "small", words: "" }] };
    expect((await plan(said)).errors).toEqual({
      "bath.small": "It is said in 1 place: /about. Change these texts first.",
    });
    await save({ cells: [{ style: "puppy", size: "quick", words: "" }] });
    expect(site.read("site.yaml")).not.toContain("quick:");
  });
});
