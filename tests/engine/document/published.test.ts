import { createHash } from "node:crypto";
import createCache from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";
import { insertStyles } from "@emotion/utils";
import { beforeAll, expect, test } from "vitest";
import * as look from "../../../blocks";
import { lateSheetAddress } from "../../../renderer/page/document/lateSheet";
import { documentsOf, renderDocument } from "../../../renderer/page/document/renderDocument";
import { writeStyles } from "../../../renderer/page/document/writeStyles";
import { metaPolicy } from "../../../renderer/page/policy/metaPolicy";
import { type CheckedSite, checkedSite } from "../../support/fixtureSite";
import { attributes } from "./readHtml";

const DAY = "2030-12-31";
const SCRIPT = "assets/entries/client.js";

let checked: CheckedSite;
beforeAll(async () => {
  checked = await checkedSite();
});
const draw = (route: string) => renderDocument(checked.page(route), checked.site, look, DAY);
const publish = (route: string) => documentsOf(checked.site, look, DAY, SCRIPT)(checked.page(route), checked.site);

/** Without what the preview has in a style of its own, and what it does without. */
const styleOf = (html: string) => html.match(/.*<style>(?:@font-face.*?\}\}|)(:root.*?)<\/style>/s)?.[1] ?? "";
const classesOf = (html: string) => attributes(html, "class").map((value) => value.split(" "));

test("each class of a built page has one short name, and its rules have the same", () => {
  for (const route of checked.routes) {
    const [before, after] = [draw(route), publish(route).html];
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
    const bare = (html: string) =>
      html
        .replace(/<style>.*<\/style>/s, "")
        .replace(/ class="[^"]*"/g, "")
        .replace(/<(script)(?![^>]*(ld\+json)).*?<\/\1>\n?/gs, "")
        .replace(/<meta http-equiv.*\n|<link rel="stylesheet".*\n/g, "");
    expect(bare(after), route).toBe(bare(before));
  }
});

test("hydrated parts keep the class names that Emotion makes in the browser", () => {
  const { html } = publish("/about");
  const island = html.slice(html.indexOf("<div data-island="));
  const inside = classesOf(island.slice(0, island.indexOf("</section></div>"))).flat();
  expect(inside.length).toBeGreaterThan(5);
  for (const name of inside) expect(name).toMatch(/^css-(0|[a-z0-9]{5,})$/);
  expect(classesOf(html).flat()).toContain("ca");
});

test("words that look like a class stay as they are", () => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const styles = serializeStyles([{ color: "red" }]);
  insertStyles(cache, styles, true);
  const name = `css-${styles.name}`;
  const body = (own: string) => `<p class="${own}" title="${name}">${name} class=&quot;${name}&quot;</p>`;
  expect(writeStyles(body(name), cache, true)).toEqual({ body: body("ca"), css: ".ca{color:red}" });
});

test("the policy comes first, and allows each inline script and style, and no other", () => {
  const hash = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  for (const route of checked.routes) {
    const { html, policy } = publish(route);
    expect(metaPolicy(html)).toBe(policy);
    expect(html.indexOf("content-security-policy")).toBeLessThan(html.search(/<(script|style)/));
    const inline = [...html.matchAll(/<(script|style)(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/\1>/gs)];
    const hashes = new Set(inline.map(([, , text]) => hash(text)));
    expect(new Set(policy.match(/'sha256-[^']+'/g)), route).toEqual(hashes);
  }
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
