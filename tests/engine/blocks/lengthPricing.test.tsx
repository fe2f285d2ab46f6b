import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { LengthPricing } from "../../../blocks/LengthPricing/LengthPricing";
import type { PictureFiles } from "../../../renderer/contract/pictureFiles";
import { checkedSite } from "../../support/fixtureSite";
import { renderBlock } from "./renderBlock";

const { site } = await checkedSite();
const picture: PictureFiles = {
  ...{ name: "lengths", hash: "01234567", widths: [480, 960], width: 960, height: 480, bands: [], fallback: "png" },
};
const lengths = ["Short", "Long"].map((name) => ({ name, price: "Base price" }));

test("each length shows its part of a picture of all lengths, whose words are said once", () => {
  const image = { src: picture, alt: "All lengths." };
  const block = <LengthPricing type="lengthPricing" heading={["By length"]} {...{ image, lengths }} />;
  const { document } = parseHTML(renderBlock(block, site));
  const alts = Array.from(document.querySelectorAll("ol > li"), (length) =>
    length.querySelector("img")?.getAttribute("alt"),
  );
  expect(alts).toEqual(["All lengths.", ""]);
});

test("without a picture there are bars", () => {
  const html = renderBlock(<LengthPricing type="lengthPricing" heading={["By length"]} lengths={lengths} />, site);
  expect(html).toContain('data-print="not"');
  expect(html).not.toContain("<img");
});
