import { beforeAll, describe, expect, test } from "vitest";
import * as look from "../../../blocks";
import { alternatesOf } from "../../../renderer/page/alternates";
import { head } from "../../../renderer/page/document/head";
import { escapeHtml } from "../../../renderer/page/escape";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { type CheckedSite, checkedSite, fixtureSite } from "../../support/fixtureSite";
import { meta } from "./readHtml";

let checked: CheckedSite;
beforeAll(async () => {
  checked = await checkedSite();
});
const headOf = (route: string) => head(checked.page(route), checked.site, look.design);
const canonicals = (html: string) => [...html.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, url]) => url);

test("has the page's title and description, for search engines and for link previews", () => {
  const page = checked.page("/about");
  const html = headOf("/about");
  expect(html).toContain(`<title>${escapeHtml(page.title)}</title>`);
  expect(meta(html, "og:title")).toBe(page.title);
  for (const name of ["description", "og:description"]) expect(meta(html, name)).toBe(page.description);
  expect(meta(html, "og:site_name")).toBe(checked.site.business.name);
  expect(meta(html, "twitter:card")).toBe("summary_large_image");
});

test("names one address, whole and without a slash at the end", () => {
  const address = `${checked.site.business.url}/about`;
  expect(canonicals(headOf("/about"))).toEqual([address]);
  expect(meta(headOf("/about"), "og:url")).toBe(address);
  expect(canonicals(headOf("/"))).toEqual([`${checked.site.business.url}/`]);
});

test("an alias has the head of its page, which names its first address", () => {
  expect(checked.page("/contact").aliases).toEqual(["/visit"]);
  expect(canonicals(headOf("/contact"))).toEqual([`${checked.site.business.url}/contact`]);
});

describe("the picture for sharing", () => {
  test("is the page's own, at its whole address", () => {
    const image = meta(headOf("/about"), "og:image");
    expect(image).toMatch(new RegExp(`^${checked.site.business.url}/.*trim[^/]*\\.\\w+$`));
  });

  test("is another one if the page has no picture", () => {
    const none = { ...checked.page("/about"), image: undefined };
    const image = meta(head(none, checked.site, look.design), "og:image");
    expect(image).toMatch(new RegExp(`^${checked.site.business.url}/[^ ]+\\.\\w+$`));
    expect(image).not.toContain("trim");
    expect(image).not.toMatch(/object|undefined/);
  });
});

test("a page may have its own picture for sharing, be hidden, or have been first elsewhere", async () => {
  const site = fixtureSite();
  const add = (file: string, line: string) => site.write(file, `${line}\n${site.read(file)}`);
  add("about.yaml", "sharePicture: { src: /images/nap.svg, alt: A dog that sleeps. }");
  add("contact.yaml", "noindex: true");
  add("services.yaml", "canonical: https://magazine.example.com/trims");
  add("site.yaml", 'verification: { google: abc-1, bing: "2" }');
  const { content } = await site.check();
  const { pages } = content;
  const html = (route: string) => {
    const page = pages.find((one) => one.route === route);
    if (!page) throw new Error(route);
    const card = { url: "/assets/cards/a.jpg", alt: "A card" };
    return head({ ...toPageModel(page, content), card }, toSiteModel(content), look.design);
  };
  expect(meta(html("/about"), "og:image")).toMatch(/\/nap-\d+\.\w+\.(?:jpg|png)$/);
  expect(meta(html("/about"), "og:image:alt")).toBe("A dog that sleeps.");
  expect(meta(html("/contact"), "og:image")).toMatch(/\/assets\/cards\/a\.jpg$/);
  expect(meta(html("/contact"), "robots")).toBe("noindex");
  expect(html("/contact")).not.toMatch(/canonical|ld\+json/);
  expect(canonicals(html("/services"))).toEqual(["https://magazine.example.com/trims"]);
  expect(meta(html("/services"), "og:url")).toBe(`${checked.site.business.url}/services`);
  expect(meta(html("/"), "google-site-verification")).toBe("abc-1");
  expect(meta(html("/"), "msvalidate.01")).toBe("2");
  expect(html("/about")).not.toContain("site-verification");
});

test("a page that search engines are not to list is no translation for them", () => {
  const of = (code: string, isIndexed = true) => {
    return { code, name: code, route: `/${code}`, isTranslation: true, isIndexed };
  };
  const codes = (...languages: ReturnType<typeof of>[]) =>
    alternatesOf({ languages }, checked.site).map(({ code }) => code);
  expect(codes(of("en"), of("es"), of("fr", false))).toEqual(["en", "es", "x-default"]);
  expect(codes(of("en"), of("es", false))).toEqual([]);
});

test("only the not-found page is kept out of search engines, and it has no canonical address", () => {
  expect(meta(headOf("/404"), "robots")).toBe("noindex");
  expect(canonicals(headOf("/404"))).toEqual([]);
  for (const route of checked.routes.filter((other) => other !== "/404")) {
    expect(meta(headOf(route), "robots"), route).toBeUndefined();
  }
});

test("no two pages of the site have the same title, description or address", () => {
  for (const read of [
    (html: string) => html.match(/<title>(.*)<\/title>/)?.[1],
    (html: string) => meta(html, "description"),
    (html: string) => meta(html, "og:url"),
  ]) {
    const values = checked.routes.map((route) => read(headOf(route)));
    expect(new Set(values).size).toBe(checked.routes.length);
    expect(values).not.toContain(undefined);
  }
});
