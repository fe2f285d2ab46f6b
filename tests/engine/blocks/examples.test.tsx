import { beforeAll, describe, expect, test } from "vitest";
import * as look from "../../../blocks";
import { oncePerKey } from "../../../renderer/base/once";
import { blockSchema } from "../../../renderer/content/schema/siteSchema";
import type { Block, Site } from "../../../renderer/contract/types.generated";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import type { PageModel } from "../../../renderer/page/pageModel";
import { type CheckedSite, checkedSite } from "../../support/fixtureSite";
import { isType, takenBy } from "../../support/vocabulary";
import { attributes, decode, graph, headings, textOf } from "../document/readHtml";
import { exampleFiles, mapWords, names, routeOf } from "./exampleBlocks";

const HOSTILE = `"'><img src=x onerror=alert(1)></script><script>alert(1)</script><!--`;

/** Words that a block shows later, or inside other words, by property: for example the thanks of a form. */
const LATER: Record<string, string[]> = { ContactForm: ["thanks"], Form: ["thanks"], PriceFinder: ["lengths"] };

/** The rule for a frame; the examples' pictures are drawings of 4 to 3. */
const SHAPES = {
  square: /aspect-ratio:1 ?\/ ?1/,
  fitting: /aspect-ratio:(?:var\(--ratio, ?)?4 ?\/ ?3/,
  strip: /height:max\(/,
  band: /aspect-ratio:14 ?\/ ?5/,
  // Each of so many steps shows its part.
  steps: /aspect-ratio:3 ?\/ ?[234]/,
};

let checked: CheckedSite;
beforeAll(async () => {
  checked = await checkedSite(exampleFiles);
});

describe.each(names)("%s's example", (name) => {
  test("passes the content check", () => {
    const file = `pages-data${routeOf(name)}.yaml`;
    expect(checked.problems.filter((problem) => problem.file === file && problem.severity === "error")).toEqual([]);
  });

  test("is rendered with all of its words", () => {
    const { block } = example(name);
    const body = main(htmlOf(name));
    // An attribute says an image's alternative; words between tags may be broken by a mark of their own.
    // A word joiner is not seen: no line ends there.
    const [attributed, written] = [oneLine(decode(body)), textOf(body)].map((text) => text.replaceAll("\u2060", ""));
    const now = Object.fromEntries(Object.entries(block).filter(([key]) => !LATER[name]?.includes(key)));
    const missing: string[] = [];
    mapWords(name, now, (text) => {
      if (!attributed?.includes(oneLine(text)) && !written?.includes(oneLine(text))) missing.push(text);
      return text;
    });
    expect(missing).toEqual([]);
  });

  test("keeps the order of headings", () => {
    const levels = headings(htmlOf(name)).map(([level]) => level);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  test("has no id twice, and every label leads to its element", () => {
    const html = htmlOf(name);
    const ids = attributes(html, "id");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const named = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "popoverTarget"].flatMap(
      (attribute) => attributes(html, attribute).flatMap((value) => value.split(" ")),
    );
    for (const id of named) expect(ids).toContain(id);
  });

  test("shows no raw value of the code, such as undefined", () => {
    const html = htmlOf(name);
    expect(html).not.toMatch(/\[object Object\]|[>"\s](undefined|NaN|null)[<"\s]/);
  });

  test("shows its pictures in the shape that its schema says", () => {
    const { block } = example(name);
    const html = htmlOf(name);
    for (const [property, { frame }] of Object.entries(blockSchema(block)?.properties ?? {})) {
      const value = JSON.stringify((block as unknown as Record<string, unknown>)[property] ?? "");
      if (frame && value.includes('"fallback"')) expect(SHAPES[frame].test(html), property).toBe(true);
    }
  });

  test("has only types and properties of schema.org's in its structured data", () => {
    for (const node of nodesWithin(graph(htmlOf(name)))) {
      const { "@type": type, "@id": _, ...properties } = node;
      if (type === undefined) continue;
      expect(isType(String(type)), String(type)).toBe(true);
      for (const property of Object.keys(properties))
        expect(takenBy(String(type), property), `${type}.${property}`).toBeDefined();
    }
  });

  test("hostile words are shown as words", () => {
    const { page, block } = example(name);
    const hostile = mapWords(name, block, (text) => text + HOSTILE) as Block;
    const blocks = page.blocks.map((other) => (other === block ? hostile : other));
    const html = renderDocument({ ...page, blocks }, checked.site, look, "2030-12-31");
    expect(html).not.toMatch(/<img src=x|<script>alert/);
    expect(decode(html), "the words themselves are there").toContain(HOSTILE);
    for (const props of attributes(html, "data-props")) expect(() => JSON.parse(props)).not.toThrow();
    expect(graph(html).length).toBeGreaterThan(0);
  });
});

test("hostile facts and titles are shown as words on every block's page", () => {
  const site = mapWords("Site", checked.site, (text) => text + HOSTILE) as Site;
  // The language is parsed, colors and typefaces are held to patterns, the look to lists, and these two are made into other addresses, by a standard's own rules.
  site.language = checked.site.language;
  site.palette = checked.site.palette;
  site.fonts = checked.site.fonts;
  site.look = checked.site.look;
  site.business.url = checked.site.business.url;
  site.business.image = checked.site.business.image;
  // The path of that URL.
  site.base = checked.site.base;
  for (const name of names) {
    const { page } = example(name);
    const title = page.title + HOSTILE;
    const html = renderDocument({ ...page, title, description: title, breadcrumb: title }, site, look, "2030-12-31");
    expect(html, name).not.toMatch(/<img src=x|<script>alert/);
    expect(decode(html), name).toContain(title);
    expect(graph(html)[0]?.name, name).toBe(checked.site.business.name + HOSTILE);
  }
});

/** The nodes of structured data, at any depth. */
function* nodesWithin(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* nodesWithin(inner);
}

/** The page of a block's example, and on it the block. */
function example(name: string): { page: PageModel; block: Block } {
  const page = checked.page(routeOf(name));
  const block = page.blocks.at(-1);
  if (!block) throw new Error(`${routeOf(name)} has no block.`);
  return { page, block };
}

/** The page of a block's example as it is written: rendered once. */
const htmlOf = oncePerKey((name: string) => renderDocument(example(name).page, checked.site, look, "2030-12-31"));

/** The content of `main`, without the props of islands, which no visitor reads. */
function main(html: string): string {
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return body.replace(/ data-props="[^"]*"/g, "").replaceAll("<!-- -->", "");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
