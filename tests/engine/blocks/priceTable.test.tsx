import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { PriceTable } from "../../../blocks/PriceTable/PriceTable";
import { checkedSite } from "../../support/fixtureSite";
import { renderBlock } from "./renderBlock";

const { site } = await checkedSite();

test.each([
  ["Starting $220–$300", "Starting"],
  ["From\u00a0$75", "From"],
  ["Starting at $165", "Starting at"],
  ["$165 and up", undefined],
  ["CHF 20", undefined],
  ["ab 20 €", undefined],
  ["Call for pricing", undefined],
])("the words before an amount are its label in a table: %s", (price, label) => {
  const block = <PriceTable type="priceTable" heading={["Prices"]} rows={[{ name: "Small", price }]} />;
  const { document } = parseHTML(renderBlock(block, site));
  const cell = document.querySelector("tbody tr > :last-child");
  expect(cell?.querySelector("small")?.textContent).toBe(label);
  expect(cell?.textContent?.replaceAll("\u00a0", " ")).toContain(price.replaceAll("\u00a0", " "));
});
