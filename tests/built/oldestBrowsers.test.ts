import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { OLDEST_BROWSERS } from "../../renderer/contract/design";
import { siteDir } from "../support/sites/builtSites";
import { lackingInScripts, lackingInStyle } from "./support/compatibility";

/** What some of the oldest browsers lack, each with what they show in its place. */
const STYLES: Record<string, string> = {
  ":details-content": "in print, a menu that is closed on the screen is closed on paper",
  ":has": "a link without its arrow, a place without its accent, both prices of a plan; nothing is hidden by it",
  ":popover-open": "the menu is part of the page: @supports not selector(:popover-open)",
  ":view-transition-new": "the next page without a cross-fade",
  ":view-transition-old": "the next page without a cross-fade",
  "@media (scripting)": "neither the skeletons that scripts need nor what replaces them without scripts",
  "@page": "a sheet with the browser's own margins",
  "@view-transition": "the next page without a cross-fade",
  "behavior (of which the data know nothing)": "Leaflet's, for Internet Explorer",
  "break-after: avoid": "a heading may be the last line of a sheet",
  "color-mix()": "a button without another color under the pointer",
  "container-type": "an opening may move once, when the typefaces arrive",
  "container-type: inline-size": "an opening may move once, when the typefaces arrive",
  "contain-intrinsic-size": "blocks that are out of view are laid out at once",
  "content-visibility": "pictures that are out of view are drawn",
  "content-visibility: auto": "blocks that are out of view are laid out at once",
  "content-visibility: hidden": "pictures that are out of view are drawn",
  "content-visibility: visible": "what is hidden until found is not printed",
  "float: inline-end": "on paper, the stars of a review below its first line",
  "forced-color-adjust": "there are no forced colors",
  "forced-color-adjust: none": "there are no forced colors",
  hyphens: "a long word breaks without a hyphen",
  orphans: "one line of a paragraph on its own on a sheet",
  "overscroll-behavior": "the page behind a list that has no more to scroll scrolls on",
  "overscroll-behavior-x": "a swipe past the last picture may lead back to the page before",
  "print-color-adjust: exact": "a map's control without its color on paper",
  "scrollbar-width": "a scrollbar below the pictures",
  "scrollbar-width: none": "a scrollbar below the pictures",
  "text-wrap": "lines of uneven length",
  "text-wrap: balance": "lines of uneven length",
  "text-wrap: pretty": "lines of uneven length",
  translate: "two round buttons half their height lower",
  "view-transition-name": "the next page without a cross-fade",
  widows: "one line of a paragraph on its own on a sheet",
};

const SCRIPTS: Record<string, string> = {
  details: "a maker of elements, in a library",
  hidePopover: "called only where it is there",
  skipTransition: "React's, for what no block uses",
  startViewTransition: "React's, for what no block uses",
};

async function textsOf(ending: string): Promise<string[]> {
  const dir = await siteDir();
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(ending));
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => readFileSync(path.join(dir, file), "utf8"));
}

/** The content of an element, on every page. */
async function inline(element: "style" | "script"): Promise<string[]> {
  const all = new RegExp(`<${element}>(.*?)</${element}>`, "gs");
  return (await textsOf(".html")).flatMap((html) => Array.from(html.matchAll(all), ([, text = ""]) => text));
}

test("the stylesheets use only what the oldest browsers know, except for what pages can do without", async () => {
  const styles = new Set([...(await inline("style")), ...(await textsOf(".css"))]);
  const found = new Set([...styles].flatMap(lackingInStyle));
  expect([...found].sort()).toEqual(Object.keys(STYLES).sort());
});

test("a property that the data do not know is named, a selector within another rule is not", () => {
  expect(lackingInStyle("@media print{html:has(a){reading-depth:1}}")).toEqual([
    ":has",
    "reading-depth (of which the data know nothing)",
  ]);
});

test("each mask also has a prefixed form: a background without its mask would be a bar", () => {
  expect(lackingInStyle("a::before{mask:url(braid.svg)}")).toEqual(["mask"]);
  expect(lackingInStyle("a::before{-webkit-mask:url(braid.svg);mask:url(braid.svg)}")).toEqual([]);
});

test("the scripts call only what the oldest browsers have, except for what they can do without", async () => {
  const scripts = [...new Set([...(await textsOf(".js")), ...(await inline("script"))])];
  expect(lackingInScripts(scripts).sort()).toEqual(Object.keys(SCRIPTS).sort());
  expect(lackingInScripts(["[3, 1].toSorted(); Object.groupBy([], String)"])).toEqual(["toSorted", "groupBy"]);
});

test("no script has a lookbehind, which is a syntax error in older browsers", async () => {
  for (const script of await textsOf(".js")) expect(/\(\?<[!=]/.exec(script)?.input.slice(0, 80)).toBeUndefined();
});

test("the README names these browsers", () => {
  const { chrome, firefox, safari } = OLDEST_BROWSERS;
  expect(readFileSync("README.md", "utf8")).toContain(`Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});
