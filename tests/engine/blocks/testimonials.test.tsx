import { expect, test } from "vitest";
import { Testimonials } from "../../../blocks/Testimonials/Testimonials";
import type { PictureFiles } from "../../../renderer/contract/pictureFiles";
import type { Testimonial } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";
import { renderBlock } from "./renderBlock";

const { site } = await checkedSite();
const picture: PictureFiles = {
  ...{ name: "maya", hash: "01234567", widths: [320, 640], width: 640, height: 640, bands: [], fallback: "png" },
};

const render = (more: Partial<Testimonial>) =>
  renderBlock(
    <Testimonials
      type="testimonials"
      heading={["Kind words"]}
      testimonials={[{ quote: ["Lovely."], name: "Maya R.", ...more }]}
    />,
    site,
  );

test("a quote has the stars that the client gave", () => {
  const html = render({ rating: 4 });
  expect(html).toContain("★★★★☆");
  expect(html).toContain("Rated 4 out of 5");
});

test("a quote without a rating has no stars, and nothing says that it was rated", () => {
  const html = render({ location: "Stafford" });
  expect(html).toContain("Lovely.");
  expect(html).not.toMatch(/[★☆]|Rated|out of/);
});

test("a quote has the portrait, the role, the logo and the source that are given, and no place for others", () => {
  const html = render({
    role: "Baker",
    image: { src: picture, decorative: true },
    logo: { src: { ...picture, name: "mill" }, alt: "The Old Mill" },
    source: { label: "Read it there", to: "https://reviews.example/maya" },
  });
  expect(html).toContain("<span>Baker</span>");
  expect(html).toMatch(/<img src="[^"]*\/maya-[^>]* alt=""/);
  expect(html).toMatch(/<img src="[^"]*\/mill-[^>]* alt="The Old Mill"/);
  expect(html).toContain('href="https://reviews.example/maya"');
  expect(render({})).not.toMatch(/<img|<a |figcaption class/);
});
