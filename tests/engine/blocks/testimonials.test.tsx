import { expect, test } from "vitest";
import { Testimonials } from "../../../blocks/Testimonials/Testimonials";
import type { Testimonial } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";
import { renderBlock } from "./renderBlock";

const { site } = await checkedSite();

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
