import { beforeAll, expect, test } from "vitest";
import * as look from "../../../blocks";
import { lateSheetAddress } from "../../../renderer/page/document/lateSheet";
import { publishedDocument, renderDocument } from "../../../renderer/page/document/renderDocument";
import { shortClasses } from "../../../renderer/page/document/shortClasses";
import { type CheckedSite, checkedSite } from "../../support/fixtureSite";
import { attributes } from "./readHtml";

const DAY = "2030-12-31";
const SCRIPT = "assets/entries/client.js";

let checked: CheckedSite;
beforeAll(async () => {
  checked = await checkedSite();
});
const draw = (route: string) => renderDocument(checked.page(route), checked.site, look, DAY);
const publish = (route: string) =>
  publishedDocument(draw(route), checked.page(route), checked.site, look.design, DAY, SCRIPT);

const styleOf = (html: string) => html.match(/<style data-emotion[^>]*>(.*?)<\/style>/s)?.[1] ?? "";
const classesOf = (html: string) => attributes(html, "class").map((value) => value.split(" "));

test("each class of a built page has one short name, and its rules have the same", () => {
  for (const route of checked.routes) {
    const [before, after] = [draw(route), shortClasses(draw(route))];
    const names = new Map<string, string>();
    const [old, short] = [classesOf(before), classesOf(after)].map((classes) => classes.flat());
    expect(short?.length, route).toBe(old?.length);
    old?.forEach((name, index) => {
      names.set(name, names.get(name) ?? short?.[index] ?? "");
      expect(short?.[index]).toBe(names.get(name));
    });
    expect(new Set(names.values()).size, route).toBe(names.size);
    const renamed = styleOf(before).replace(/(?<=\.)css-[a-z0-9]+/g, (name) => names.get(name) ?? name);
    expect(styleOf(after), route).toBe(renamed);
    // Nothing but the names is different.
    const bare = (html: string) => html.replace(/<style data-emotion.*?<\/style>/s, "").replace(/ class="[^"]*"/g, "");
    expect(bare(after), route).toBe(bare(before));
  }
});

test("hydrated parts keep the class names that Emotion makes in the browser", () => {
  const html = shortClasses(draw("/about"));
  const island = html.slice(html.indexOf("<div data-island="));
  const inside = classesOf(island.slice(0, island.indexOf("</section></div>"))).flat();
  expect(inside.length).toBeGreaterThan(5);
  for (const name of inside) expect(name).toMatch(/^css-(0|[a-z0-9]{5,})$/);
  expect(classesOf(html).flat()).toContain("ca");
});

test("words that look like a class stay as they are", () => {
  const page = (words: string) =>
    `<style data-emotion="css ">.css-1abcde{color:red}</style><p class="css-1abcde" title="css-1abcde">${words}</p>`;
  expect(shortClasses(page("css-1abcde class=&quot;css-1abcde&quot;"))).toBe(
    page("css-1abcde class=&quot;css-1abcde&quot;")
      .replace(".css-1abcde", ".ca")
      .replace('class="css-1abcde"', 'class="ca"'),
  );
});

test("the style that no first view needs is loaded last, by a name that changes with its content", () => {
  const { html } = publish("/about");
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/late\.[\da-f]{8}\.css" media="[^"]+">\n<script /);
  const { css } = look.design.lateSheet(checked.site);
  expect(html).toContain(lateSheetAddress({ css }));
  expect(lateSheetAddress({ css: `${css} ` })).not.toBe(lateSheetAddress({ css }));
  // No rule of it depends on a class, whose name differs by page.
  expect(css).not.toMatch(/\.css-/);
});
