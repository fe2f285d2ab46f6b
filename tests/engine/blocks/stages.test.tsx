import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { Stages } from "../../../blocks/Stages/Stages";
import type { PictureFiles } from "../../../renderer/contract/pictureFiles";
import { checkedSite } from "../../support/fixtureSite";
import { renderBlock } from "./renderBlock";

const { site } = await checkedSite();
const picture: PictureFiles = {
  ...{ name: "steps", hash: "01234567", widths: [480, 960], width: 960, height: 320, bands: [], fallback: "png" },
};
const steps = ["Wash", "Dry", "Trim"].map((title) => ({ title, description: [`We ${title}.`] }));

test("each step shows its part of a picture of all steps, whose words are said once", () => {
  const image = { src: picture, alt: "All steps." };
  const { document } = parseHTML(renderBlock(<Stages type="stages" heading={["Steps"]} {...{ image, steps }} />, site));
  const alts = Array.from(document.querySelectorAll("ol > li"), (step) =>
    step.querySelector("img")?.getAttribute("alt"),
  );
  expect(alts).toEqual(["All steps.", "", ""]);
});

test("without pictures there are only words", () => {
  const html = renderBlock(<Stages type="stages" heading={["Steps"]} steps={steps} />, site);
  expect(html).toContain("We Wash.");
  expect(html).not.toContain("<img");
});
