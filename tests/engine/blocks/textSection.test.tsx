import { expect, test } from "vitest";
import { TextSection } from "../../../blocks/TextSection/TextSection";
import type { PictureFiles } from "../../../renderer/contract/pictureFiles";
import { checkedSite } from "../../support/fixtureSite";
import { renderBlock } from "./renderBlock";

const { site } = await checkedSite();
const picture: PictureFiles = {
  ...{ name: "coat", hash: "01234567", widths: [480, 960], width: 960, height: 720, bands: [], fallback: "png" },
};

const render = (folded: boolean, layout?: "above") =>
  renderBlock(
    <TextSection
      type="textSection"
      heading={["Care"]}
      text={["Brush it."]}
      image={{ src: picture, alt: "A smooth coat." }}
      folded={folded}
      layout={layout}
    />,
    site,
  );

test("the picture of a folded section is before what is folded", () => {
  const html = render(true);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html.indexOf("<img")).toBeLessThan(html.indexOf("<details"));
  expect(html.indexOf("Brush it.")).toBeGreaterThan(html.indexOf("<details"));
});

test("the picture of another section follows its text", () => {
  const html = render(false);
  expect(html).not.toContain("<details");
  expect(html.indexOf("<img")).toBeGreaterThan(html.indexOf("Brush it."));
});

test.each([true, false])("a picture as wide as the window is before the heading, folded: %s", (folded) => {
  const html = render(folded, "above");
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html.indexOf("<img")).toBeLessThan(html.indexOf("<h2"));
  expect(html).toContain('sizes="100vw"');
  expect(html).toContain('loading="lazy"');
});
