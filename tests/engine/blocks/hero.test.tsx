import { describe, expect, it } from "vitest";
import { Hero } from "../../../blocks/Hero/Hero";
import type { Image } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";
import { renderBlock } from "./renderBlock";

const { site } = await checkedSite();

const draw = (images?: Image[]) =>
  renderBlock(<Hero type="hero" id="hero" heading={["A Good Day for Your Dog"]} images={images} />, site);

const picture = (number: number): Image => ({
  src: {
    name: "braids",
    hash: `${number}`.padStart(8, "0"),
    widths: [800],
    width: 800,
    height: 600,
    bands: [],
    fallback: "jpg",
  },
  alt: `Picture ${number}.`,
});

/** What is seen while a picture loads. */
const MOTIF = /<div aria-hidden="true"/;

describe("a hero's pictures", () => {
  it("are only the motif for an empty list", () => {
    const html = draw([]);
    expect(html).toMatch(MOTIF);
    expect(html).not.toMatch(/<img|<button|data-behavior/);
  });

  it("are one picture over the motif, with nothing to press or to load", () => {
    const html = draw([picture(1)]);
    expect(html).toMatch(new RegExp(`${MOTIF.source}.*<img`));
    expect(html).not.toMatch(/<button|data-behavior/);
  });

  it("are a carousel if there are two or more", () => {
    const html = draw([picture(1), picture(2)]);
    expect(html).toContain('data-behavior="Hero"');
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2);
  });

  it("are left out without a list", () => {
    const html = draw();
    expect(html).not.toMatch(MOTIF);
    expect(html).not.toContain("<img");
  });

  it("are requested as wide as the window for a strip above the words", () => {
    const html = renderBlock(
      <Hero type="hero" id="hero" heading={["A Good Day for Your Dog"]} images={[picture(1)]} layout="above" />,
      site,
    );
    expect(html).toMatch(/sizes="[^"]* 100vw, 92vw"/);
  });
});

describe("a hero's words", () => {
  const text = (html: string) => html.replace(/<style.*?<\/style>/gs, "").replace(/<[^>]+>/g, " ");
  const hero = (layout?: "beside" | "reversed" | "above", images?: Image[]) =>
    renderBlock(
      <Hero
        type="hero"
        id="hero"
        heading={["A Good Day for Your Dog"]}
        lead={["A bath and a brush."]}
        priceLine={["From $40"]}
        details={[{ icon: "clock", text: ["Two hours"] }]}
        images={images}
        layout={layout}
      />,
      site,
    );

  it.each(["reversed", "above"] as const)("are the same in the same order when it is %s", (layout) => {
    expect(text(hero(layout, [picture(1)])).split(/\s+/)).toEqual(text(hero("beside", [picture(1)])).split(/\s+/));
  });

  // A browser shows what it has read so far: what comes above later would move the words.
  it("come after a strip of pictures that is above them", () => {
    const html = hero("above", [picture(1)]);
    expect(html.indexOf("<img")).toBeGreaterThan(0);
    expect(html.indexOf("<img")).toBeLessThan(html.indexOf("<h1"));
  });

  it.each(["beside", "reversed", "above"] as const)("need no layout without pictures: %s", (layout) => {
    expect(hero(layout)).toBe(hero());
  });
});

it.each([undefined, "Saturday 9 AM to noon"])("says whether it is open now below %s", (hours) => {
  const hero = <Hero type="hero" heading={["Baths"]} details={[{ icon: "clock", text: ["Today"], openNow: true }]} />;
  const html = renderBlock(hero, site, { hours });
  expect(html).toContain("data-longest");
  // The footer of a page with its own hours has these, and no plan of the business.
  expect(html.includes("data-hours")).toBe(hours !== undefined);
});
