import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "../../../blocks/shared/Picture";
import type { PictureFiles } from "../../../renderer/contract/pictureFiles";

const src: PictureFiles = {
  name: "braids",
  hash: "0123abcd",
  widths: [320, 480, 640, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  bands: ["#111111", "#222222", "#333333"],
  fallback: "jpg",
};
const draw = (more: object) => renderToStaticMarkup(<Picture src={src} alt="Braids." sizes="100vw" {...more} />);

test("what YAML calls the focus stays in view", () => {
  expect(draw({ focus: "50% 20%" })).toContain("object-position:50% 20%");
  expect(draw({})).not.toContain("object-position");
});

test("an upright or square picture without a focus is cropped more at its bottom than at its top", () => {
  expect(draw({ src: { ...src, width: 1200 } })).toContain("object-position:50% 8%");
  const upright = { ...src, width: 1200, height: 1600 };
  expect(draw({ src: upright })).toContain("object-position:50% 8%");
  expect(draw({ src: upright, focus: "bottom" })).toContain("object-position:bottom");
});

test("a decorative picture is passed over by a screen reader, whatever its words", () => {
  expect(draw({ decorative: true })).toContain('alt=""');
  expect(draw({})).toContain('alt="Braids."');
});

test("the first is loaded before all others, the others when they are scrolled to", () => {
  expect(draw({ first: true })).toMatch(/fetchPriority="high"/);
  expect(draw({ first: true })).not.toContain("loading=");
  expect(draw({})).toContain('loading="lazy"');
  expect(draw({})).not.toContain("fetchPriority=");
});

test("a picture that is never shown large is offered no larger than it can be used", () => {
  const html = draw({ widest: 800 });
  expect(html).toContain("/assets/pictures/braids-800.0123abcd.avif 800w");
  expect(html).not.toMatch(/ (1200|1600)w/);
  expect(html).toContain('width="1600" height="1200"');
});

test("one that is never shown small is offered no smaller than it can be used, and in any case one", () => {
  expect(draw({ narrowest: 480 })).not.toMatch(/ 320w/);
  expect(draw({ narrowest: 480 })).toMatch(/ 480w/);
  expect(draw({ src: { ...src, widths: [160, 240], width: 240 }, narrowest: 320 })).toMatch(/avif 240w"/);
});

test("a browser that knows neither AVIF nor WebP gets one JPEG of medium width", () => {
  expect(draw({}).match(/[^" ]+\.jpg[^",]*/g)).toEqual(["/assets/pictures/braids-800.0123abcd.jpg"]);
  expect(draw({ src: { ...src, widths: [320, 640], width: 640 } })).toContain(
    'src="/assets/pictures/braids-640.0123abcd.jpg"',
  );
});

test("nothing shows through a transparent picture", () => {
  expect(draw({})).toContain("linear-gradient(#111111,#222222,#333333)");
  expect(draw({ src: { ...src, bands: [], fallback: "png" } })).not.toContain("gradient");
});

test("at night a photograph keeps its colors", () => {
  expect(draw({ src: { ...src, photo: true } })).toContain("filter:none");
  expect(draw({})).not.toContain("filter");
});
