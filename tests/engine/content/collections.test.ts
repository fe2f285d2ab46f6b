import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../renderer/base/problem";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import type { PageContent, SiteContent } from "../../../renderer/content/model/siteContent";
import { partsOf } from "../../../renderer/content/site/pageLists";
import { shownOf } from "../../../renderer/content/site/shownOf";
import { structuredData } from "../../../renderer/page/document/structuredData";
import { feedFiles } from "../../../renderer/page/feedFiles";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { ContentStore } from "../../../renderer/preview/contentStore";
import { readXml } from "../../support/readXml";
import { brief, checkFiles, contentFolder, page } from "./folder";

const story = (name: string, date: string, more = "") =>
  page(name, `date: ${date}\nsummary: ${name} in short.\n${more}`);
const listing = (more: string, name = "News") =>
  `${page(name)}  - type: list\n    heading: Latest\n    of: news\n${more}`;
const FILES = {
  "news/_collection.yaml": "collection: News\nkind: NewsArticle\nfeed: true\npages: { required: [summary] }\n",
  "news.yaml": listing("    limit: 2\n    furtherPages: true\n"),
  "news/one.yaml": story("One", "2027-01-05", "author: Maya Robinson\ntags: [prices]\n"),
  "news/two.yaml": story("Two", "2027-02-05"),
  "news/three.yaml": story("Three", "2027-03-05", "tags: [prices, opening]\n"),
  "prices.yaml": listing("    tag: prices\n    limit: 1\n", "Price News"),
};

const at = (route: string, { pages }: SiteContent): PageContent => {
  const found = pages.find((one) => one.route === route);
  if (!found) throw new Error(`There is no page ${route}.`);
  return found;
};
const listOn = (route: string, content: SiteContent) =>
  toPageModel(at(route, content), content).blocks.flatMap((block) => (block.type === "list" ? block : []))[0];

describe("a collection", () => {
  let content: SiteContent;
  let problems: Problem[];
  beforeAll(async () => {
    const cwd = contentFolder(FILES, { cleanUp: (remove) => afterAll(remove) });
    ({ content, problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd }));
  });

  test("has no problem, and a list reaches its pages", () => {
    expect(brief(problems)).toEqual([]);
  });

  test("is listed newest first, by tag and up to the limit", () => {
    expect(listOn("/news", content)?.entries.map(({ heading }) => heading)).toEqual(["Three", "Two"]);
    expect(listOn("/prices", content)?.entries).toEqual([
      {
        route: "/news/three",
        heading: "Three",
        date: "2027-03-05",
        summary: "Three in short.",
        tags: ["prices", "opening"],
      },
    ]);
  });

  test("that is longer than its list is on further pages, each of which leads to the others", () => {
    expect(partsOf(at("/news", content), content)).toBe(2);
    expect(listOn("/news", content)?.part).toEqual({ number: 1, count: 2, next: "/news/page/2" });
  });

  test("says of its pages what search engines call them", () => {
    const model = toPageModel(at("/news/one", content), content);
    const { "@graph": nodes } = structuredData(model, toSiteModel(content)) as unknown as { "@graph": object[] };
    expect(nodes).toContainEqual(
      expect.objectContaining({
        "@type": "NewsArticle",
        headline: "One",
        datePublished: "2027-01-05",
        author: { "@type": "Person", name: "Maya Robinson" },
        description: "One in short.",
        keywords: ["prices"],
      }),
    );
  });

  test("has an Atom feed that is well-formed XML", () => {
    const [feed] = feedFiles(content, new Map([[undefined, toSiteModel(content)]]));
    expect(feed?.file).toBe("news/feed.xml");
    const { name, ns, of, all } = readXml(feed?.text ?? "");
    expect([name, ns]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(of("title").text).toMatch(/^News \| /);
    // RFC 4287, 4.1.1 and 4.1.2: what a feed and each entry must have, once.
    const entries = all("entry");
    for (const one of [{ of }, ...entries])
      for (const part of ["id", "title", "updated"]) expect(one.of(part).text).not.toBe("");
    expect(entries.map((entry) => [entry.of("title").text, new URL(entry.of("link").href ?? "").pathname])).toEqual([
      ["Three", "/news/three"],
      ["Two", "/news/two"],
      ["One", "/news/one"],
    ]);
    expect(entries[2]?.of("summary").text).toBe("One in short.");
    expect(entries[2]?.of("author").of("name").text).toBe("Maya Robinson");
    expect(entries[2]?.of("published").text).toBe("2027-01-05T08:00:00.000Z");
    // Midnight in Los Angeles: there, as in all of America, it is the day that the page says.
    expect(feed?.text).toContain("<published>2027-03-05T08:00:00.000Z</published>");
    expect(feed?.text).toContain('<link rel="alternate" href="https://maplestreet.example/news"/>');
    expect(feed?.text).not.toContain("generator");
    // The same content is the same file, whenever it is built.
    expect(feedFiles(content, new Map([[undefined, toSiteModel(content)]]))[0]?.text).toBe(feed?.text);
  });

  test("a page that no feed can be made of is named", () => {
    const broken = { route: "/news/two", data: {}, entry: { heading: "Two", date: "2027-01-06", tags: 5 } };
    const pages = content.pages.map((one) => (one.route === "/news/two" ? broken : one)) as typeof content.pages;
    expect(() => feedFiles({ ...content, pages }, new Map([[undefined, toSiteModel(content)]]))).toThrow(
      expect.objectContaining({
        name: "BlockFailed",
        message: expect.stringMatching(/^\/news\/two could not be rendered: /),
      }),
    );
  });
});

test("a page depends on the pages that it lists, and on no others", async () => {
  const shown = async (files: Record<string, string>) => {
    const { content } = await checkFiles({ ...FILES, ...files });
    const of = (route: string) => JSON.stringify(shownOf(at(route, content), content) ?? null);
    return { news: of("/news"), prices: of("/prices"), two: of("/news/two"), services: of("/services") };
  };
  const before = await shown({});
  expect(before.services).toBe("null");
  // Another text below the heading is no part of a list.
  expect(await shown({ "news/two.yaml": `${story("Two", "2027-02-05")}    lead: More words.\n` })).toEqual(before);
  const after = await shown({ "news/two.yaml": story("Two", "2027-02-06") });
  expect({ ...after, news: before.news }).toEqual(before);
  expect(after.news).not.toBe(before.news);
});

test("what a page of a collection lacks, and what it may not say, is reported where it is", async () => {
  const { problems } = await checkFiles({
    "news/_collection.yaml":
      "collection: News\nkind: Event\npages: { required: [author], properties: { tags: { enum: [prices] }, summary: { maxLength: 10 } } }\n",
    "news.yaml": listing(""),
    "news/one.yaml": page("One", "tags: [price]\nsummary: More than ten characters.\n"),
  });
  expect(brief(problems)).toEqual([
    "pages/news/one.yaml:1:1 collections/lacks",
    "pages/news/one.yaml:1:1 collections/lacks",
    "pages/news/one.yaml:3:8 collections/not-allowed",
    "pages/news/one.yaml:4:10 collections/not-allowed",
  ]);
  expect(problems[0]?.message).toContain('The pages of News need the line "author", by pages/news/_collection.yaml.');
  expect(problems[2]?.suggestion).toBe("prices");
});

test("the preview shows further pages, and a list as soon as one of its pages changes", async () => {
  const cwd = contentFolder(FILES);
  const store = new ContentStore({ dir: "pages", publicDir: "public", cwd });
  await store.update();
  const second = store.find("/news/page/2");
  expect(second).toMatchObject({ status: 200, page: { route: "/news/page/2", breadcrumb: "Page 2 of 2" } });
  expect(second?.page.parents).toEqual([{ name: "News", route: "/news" }]);
  expect(second?.page.blocks).toContainEqual(
    expect.objectContaining({
      entries: [expect.objectContaining({ heading: "One" })],
      part: { number: 2, count: 2, previous: "/news" },
    }),
  );
  expect(store.find("/news/page/3")?.status).not.toBe(200);
  const file = path.join(cwd, "pages/news/three.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("heading: Three", "heading: The Third"));
  await store.update({ files: ["news/three.yaml"], others: false });
  expect(JSON.stringify(store.find("/news")?.page.blocks)).toContain("The Third");
});
