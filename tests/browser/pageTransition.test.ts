import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

const browser = useBrowser();

/** Notes on each page what moves as it is revealed: pseudo-elements of the view transition; null where there is none. */
function noteTransition() {
  const seen = window as unknown as { moves?: string[] | null };
  addEventListener("pagereveal", async (event) => {
    const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null };
    await viewTransition?.ready;
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    seen.moves = viewTransition ? effects.map(({ pseudoElement }) => String(pseudoElement)) : null;
  });
}

const moves = () => (window as unknown as { moves?: string[] | null }).moves;

/**
 * Shows the next page once all of it is read: a slow browser may paint it before its picture is there, and then only
 * fades (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 */
async function showWhenRead(page: Page, route: string): Promise<void> {
  await page.route(`**${route}`, async (asked) => {
    const response = await asked.fetch();
    const link = '<link rel="expect" href="#sticky-bar" blocking="render">';
    await asked.fulfill({ response, body: (await response.text()).replace("<head>", `<head>${link}`) });
  });
}

const FROM = {
  card: { route: "/price-finder", link: "#seen h3 a" },
  tile: { route: "/gallery", link: "#portfolio figcaption a" },
} as const;

test.each([
  { from: "card", reducedMotion: "no-preference" },
  { from: "card", reducedMotion: "reduce" },
  { from: "tile", reducedMotion: "no-preference" },
  { from: "tile", reducedMotion: "reduce" },
] as const)(
  "from a $from, its picture becomes the one of the page that it leads to; motion: $reducedMotion",
  async ({ from, reducedMotion }) => {
    const page = await browser.newPage({ reducedMotion, viewport: { width: 1280, height: 800 } });
    await page.addInitScript(noteTransition);
    await showWhenRead(page, "/full-groom");
    await page.goto(FROM[from].route);
    await page.locator(FROM[from].link).first().click();
    await page.waitForURL("**/full-groom");
    await page.waitForFunction(() => "moves" in window);
    const moved = await page.evaluate(moves);
    if (reducedMotion === "reduce") expect(moved).toBeNull();
    else
      expect(moved).toEqual(
        expect.arrayContaining([
          "::view-transition-group(picture)",
          "::view-transition-old(picture)",
          "::view-transition-new(picture)",
        ]),
      );
  },
);

test("a page that comes too late for its cross-fade reports no error", async () => {
  const page = await browser.newPage();
  const { errors } = watchPage(page);
  // A browser waits four seconds for the page, which is not shown before this is there.
  await page.route("**/slow.css", async (asked) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await asked.fulfill({ contentType: "text/css", body: "" });
  });
  await page.route("**/full-groom", async (asked) => {
    const response = await asked.fetch();
    const body = (await response.text()).replace("</head>", '<link rel="stylesheet" href="/slow.css"></head>');
    await asked.fulfill({ response, body });
  });
  await page.addInitScript(noteTransition);
  await page.goto(FROM.card.route);
  // Not by the pointer, which would fetch the page ahead.
  await page.locator(FROM.card.link).first().press("Enter");
  await page.waitForURL("**/full-groom");
  await page.waitForFunction(() => "moves" in window);
  expect(await page.evaluate(moves), "no cross-fade").toBeNull();
  expect(errors).toEqual([]);
});
