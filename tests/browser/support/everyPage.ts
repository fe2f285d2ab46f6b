import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtRoutes } from "../../support/sites/builtPage";
import { siteDir, siteUrl } from "../../support/sites/builtSites";
import type { SiteName } from "../../support/sites/siteNames";
import { axeFindings } from "./axeFindings";
import { newVisitor } from "./browser";
import { faultsOnPaper, PAPER } from "./onPaper";
import { setVisitorSettings, type VisitorSettings } from "./visitorSettings";
import { watchPage } from "./watchPage";

/** The page's own script, compressed: the budget of what every visitor pays before any island wakes. */
const SCRIPT_BUDGET = 3000;

/** A phone, a tablet and a desktop. */
const WIDTHS = [360, 768, 1280];

/** Windows and settings of visitors; 320 by 256 is a desktop zoomed to 400 % (WCAG 2.2, 1.4.10). */
const SETTINGS: (VisitorSettings & { width: number; height: number })[] = [
  { width: 390, height: 844, largeText: true },
  { width: 1280, height: 800, largeText: true },
  { width: 320, height: 640, wideText: true },
  { width: 1280, height: 800, wideText: true },
  { width: 320, height: 256 },
  { width: 390, height: 844, forcedColors: true },
  { width: 1280, height: 800, forcedColors: true, dark: true },
  { width: 390, height: 844, dark: true },
  { width: 1280, height: 800, dark: true },
];

/** Above and below a section on a wide screen, in CSS pixels. */
const BAND = 84;

const NOTHING = { scroll: 0, tooWide: [], cutOff: [] };

const origin = (url: string) => new URL(url).origin;

/** Other sites that a page's own policy lets in, because a block of it needs them. */
const allowedIn = (page: Page) =>
  page
    .locator('meta[http-equiv="content-security-policy"]')
    .getAttribute("content")
    .then((policy): string[] => policy?.match(/https:\/\/[\w.-]+/g) ?? []);

/**
 * Tests what holds for every page that is built, whatever it says: the tests find the pages themselves, so that a
 * new, renamed or removed page is theirs without an edit.
 *
 * @param name the site
 * @param wanted the routes to look at; all of them if not given
 */
export async function testEveryPage(name: SiteName, wanted?: string[]): Promise<void> {
  const dir = await siteDir(name);
  const routes = builtRoutes(dir).filter((route) => wanted?.includes(route) ?? true);
  describe(`the ${name} site`, () => testPages(name, routes));
}

function testPages(name: SiteName, routes: string[]): void {
  // One visitor, who goes from page to page: a window costs as much as a page.
  let page: Page;
  beforeAll(async () => {
    page = await (await newVisitor({ baseURL: siteUrl(name), reducedMotion: "reduce" })).newPage();
    // Whatever a block fetches from elsewhere comes, and is empty.
    await page.route(/^https:/, (asked) => asked.fulfill({ contentType: "text/javascript", body: "" }));
  });
  afterAll(() => page.context().close());

  test.each(routes)("%s", async (route) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    page.removeAllListeners();
    const watch = watchPage(page);
    const response = await page.goto(route, { waitUntil: "networkidle" });

    expect(response?.status()).toBe(route === "/404" ? 404 : 200);
    expect(await page.title()).not.toBe("");
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator("h1").isVisible()).toBe(true);
    // The not-found page reports the address in the console, and the browser its status.
    expect(watch.errors.filter((error) => route !== "/404" || !error.includes("404"))).toEqual([]);
    const allowed = await allowedIn(page);
    expect(watch.foreign.filter((url) => !allowed.includes(origin(url)))).toEqual([]);

    // A page whose islands wait for the visitor to act has loaded its one small script, and no React.
    const eager = await page.locator('[data-wake="idle"], [data-wake="visible"]').count();
    if (eager === 0) {
      const bytes = await watch.scriptBytes();
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
      expect(await watch.scriptText()).not.toMatch(/hydrateRoot|react\.dev/);
    }

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page, "html"), `axe at ${width} px`).toEqual([]);
      expect(await strandedWord(page), `last line of the h1 at ${width} px`).toBe("");
    }
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await strandedWord(page), "last line of the h1 at 1024 px").toBe("");
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await looseParts(page)).toEqual({ gaps: [], leads: [], marks: [] });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await strandedWord(page), `last line of the h1 at ${width} px`).toBe("");
      expect(await overflowing(page), `sideways scroll or text cut off at ${width} px`).toEqual(NOTHING);
    }
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenUnits(page), `lines that end within a unit at ${width} px`).toEqual([]);
    }
    for (const { width, height, ...settings } of SETTINGS) {
      await setVisitorSettings(page, settings);
      await page.setViewportSize({ width, height });
      const about = JSON.stringify({ width, height, ...settings });
      expect(await overflowing(page), `sideways scroll or text cut off with ${about}`).toEqual(NOTHING);
      if (settings.largeText || settings.wideText)
        expect(await overlapping(page), `words over others with ${about}`).toEqual([]);
      if (settings.largeText) expect(await tornWords(page), `words of headings with ${about}`).toEqual([]);
      expect(await heightOfBars(page), `bars that stay in view with ${about}`).toBeLessThan(height / 4);
      if (settings.forcedColors)
        expect(await unreadable(page), `text in the color of its ground with ${about}`).toEqual([]);
      if (settings.forcedColors || settings.dark) {
        expect(await axeFindings(page, "html", ["color-contrast"]), `contrast with ${about}`).toEqual([]);
      }
    }
    await setVisitorSettings(page, {});
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(PAPER);
    const onPaper = await faultsOnPaper(page);
    await page.emulateMedia({ media: null });
    expect(onPaper, "on paper").toEqual({ width: PAPER.width, slides: 0, white: [] });
    expect(await unfitPictures(page)).toEqual([]);
    expect(await unsafeLinks(page)).toEqual([]);
  });
}

/** The elements that extend beyond the right edge of the screen, and those that cut their own words off. */
function overflowing(page: Page) {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const tooWide = [...document.querySelectorAll("main *, footer *, header *")].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.right <= room + 0.5) return false;
      // An element inside its own scroll container, or in a closed drawer, can be reached there.
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return false;
      }
      return true;
    });
    const cutOff = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { overflowX, visibility } = getComputedStyle(element);
      // Words for screen readers only are one pixel wide.
      if (element.offsetWidth <= 2 || visibility === "hidden" || !/hidden|clip/.test(overflowX)) return false;
      return element.scrollWidth > element.clientWidth + 1 && element.innerText.trim() !== "";
    });
    const named = (elements: Element[]) => elements.map((one) => one.outerHTML.slice(0, 120));
    return {
      scroll: document.documentElement.scrollWidth - room,
      tooWide: named(tooWide),
      cutOff: named(cutOff),
    };
  });
}

/** Words that are written over others. Those of bars that stay in view, and for screen readers only, are left out. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { element: Element; words: string; box: DOMRect }[] = [];
    const outOfFlow = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { clipPath, position, fontSize } = getComputedStyle(element);
      if (clipPath !== "none" || /fixed|sticky/.test(position) || Number.parseFloat(fontSize) < 4) return true;
      return outOfFlow(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: element } = texts.currentNode as Text;
      if (!data.trim() || !element?.checkVisibility({ visibilityProperty: true }) || outOfFlow(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      // The height of its capitals, not of its line.
      const high = Number.parseFloat(getComputedStyle(element).fontSize) * 0.7;
      for (const { left, top, width, height } of range.getClientRects())
        lines.push({ element, words: data.trim(), box: new DOMRect(left, top + (height - high) / 2, width, high) });
    }
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    return lines.flatMap(({ element, words, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.element !== element && overlap(box, other.box))
        .map((other) => `${words} / ${other.words}`),
    );
  });
}

/**
 * The elements whose text has the color of what is behind it, which axe leaves undecided. By their own styles: a plate
 * that Chromium alone lays behind text in forced colors does not count.
 */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return "";
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$|transparent/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).color === groundOf(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * What falls apart on a wide screen: sections of one color with twice the usual gap between them, leads of one line
 * that are not below their heading, and heading marks that end within a figure.
 */
function looseParts(page: Page) {
  return page.evaluate((band) => {
    const named = (elements: Element[]) => elements.map((one) => one.textContent?.slice(0, 60));
    const sections = [...document.querySelectorAll("main section[aria-labelledby]")];
    const headings = [...document.querySelectorAll("main section h2")];
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    return {
      gaps: named(
        sections.filter((section, index) => {
          const before = sections[index - 1];
          if (!before || getComputedStyle(before).backgroundColor !== getComputedStyle(section).backgroundColor)
            return false;
          // Others between them, such as an opening, are no gap.
          if (Math.abs(boxOf(section).top - boxOf(before).bottom) > band) return false;
          return boxOf(section.firstElementChild).top - boxOf(before.lastElementChild).bottom > 1.2 * band;
        }),
      ),
      leads: named(
        headings.filter(({ nextElementSibling: lead, parentElement }) => {
          if (lead?.localName !== "p" || lead !== parentElement?.lastElementChild) return false;
          const oneLine = boxOf(lead).height < 2 * Number.parseFloat(getComputedStyle(lead).fontSize);
          return (
            oneLine &&
            (lead.textContent?.length ?? 0) < 50 &&
            boxOf(lead).top < boxOf(lead.previousElementSibling).bottom
          );
        }),
      ),
      marks: named(
        headings.filter((heading) => {
          const { maskImage, maskRepeat } = getComputedStyle(heading, "::before");
          return maskImage !== "none" && maskRepeat !== "round";
        }),
      ),
    };
  }, BAND);
}

/** How much of a window's height bars take that stay in view while the page scrolls, in CSS pixels. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>("body > *, body > * > *")].filter((element) => {
      const { position, display, visibility } = getComputedStyle(element);
      const stays = position === "fixed" || (position === "sticky" && element.offsetWidth === innerWidth);
      return stays && display !== "none" && visibility !== "hidden";
    });
    return bars.reduce((sum, bar) => sum + bar.offsetHeight, 0);
  });
}

/** The last line of the main heading where it is one short word, such as a state, or the whole of one that is cut off. */
function strandedWord(page: Page): Promise<string> {
  return page.locator("h1").evaluate((heading) => {
    const words = (heading.textContent ?? "").trim();
    if (heading.scrollWidth > heading.clientWidth) return words;
    const last = words.split(/\s/).at(-1) ?? "";
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).lastChild() as Text;
    const start = text.data.trimEnd().length - last.length;
    if (start < 2 || last.length > 6) return "";
    const topOf = (from: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().top;
    };
    return topOf(start) > topOf(start - 2) ? last : "";
  });
}

/**
 * Parts on two lines that are read as one: a range, a phone number, a short compound, and what an unbroken
 * space holds together.
 */
function brokenUnits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unit = /\$?\d[\d.,:]*–\$?\d[\d.,:]*|\(\d{3}\) \d{3}-\d{4}|[\p{L}\d]+(?:-[\p{L}\d]+)+|\S+(?:\u00a0\S+)+/gu;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest("script, style, [data-label]")) continue;
      for (const { 0: words, index } of text.data.matchAll(unit)) {
        if (/^[\p{L}\d-]{17,}$/u.test(words)) continue;
        // An e-mail address may break anywhere.
        if (text.data[index - 1] === "@" || text.data[index + words.length] === "@") continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        const lines = Array.from(range.getClientRects());
        // Beside a price, a name may have no room for a word in one piece.
        const room = text.parentElement?.closest("th")?.clientWidth ?? Number.POSITIVE_INFINITY;
        if (lines.reduce((sum, { width }) => sum + width, 0) > room) continue;
        if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1) broken.push(words);
      }
    }
    return broken;
  });
}

/** Words of headings that stand on two lines, of at most fourteen letters: a phone has room for these, however large. */
function tornWords(page: Page): Promise<string[]> {
  return page.locator("main :is(h1, h2)").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const torn: string[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
          if (lines.size > 1 && word.length <= 14) torn.push(word);
        }
      }
      return torn;
    }),
  );
}

/** Pictures without their size, their words or their colors, or that load before they are near. */
function unfitPictures(page: Page): Promise<string[]> {
  return page.locator("main picture img").evaluateAll((all) =>
    all.flatMap((element) => {
      const image = element as HTMLImageElement;
      const { backgroundColor, backgroundImage, objectFit } = getComputedStyle(image);
      const fits =
        image.hasAttribute("width") &&
        image.hasAttribute("height") &&
        image.hasAttribute("alt") &&
        // What is seen through in places, such as a logo, has a ground of its own.
        (backgroundImage.startsWith("linear-gradient") || backgroundColor !== "rgba(0, 0, 0, 0)") &&
        objectFit === "cover" &&
        // A policy without unsafe-inline would drop a style attribute.
        !image.hasAttribute("style") &&
        (image.loading === "lazy" || image.getBoundingClientRect().top + scrollY < 2 * innerHeight);
      return fits ? [] : [image.outerHTML];
    }),
  );
}

/** Phone links not in international form, and links to other sites that do not open in a tab of their own. */
function unsafeLinks(page: Page): Promise<string[]> {
  return page.locator('a[href^="tel:"], a[href^="https:"]').evaluateAll((all) =>
    all.flatMap((link) => {
      const { href, target, rel } = link as HTMLAnchorElement;
      const fine = href.startsWith("tel:") ? /^tel:\+\d+$/.test(href) : target === "_blank" && rel.includes("noopener");
      return fine ? [] : [link.outerHTML];
    }),
  );
}
