import type { Page } from "playwright-core";
import type { BlockSource } from "../../renderer/schema/readBlocks";
import { pictureOf } from "./blocksReference";
import type { DocumentPicture } from "./takePictures";

/** The first answer of the desk waits for the check of the whole site. */
const WAIT = { timeout: 120_000 };

/** The pictures of all documents: of each block, which the reference shows, and of the desk. */
export const documentPictures = (blocks: BlockSource[]): DocumentPicture[] => [
  ...blocks.map(({ name, type }) => ({
    file: `docs/reference/${pictureOf(type)}`,
    width: 1100,
    async open(page: Page) {
      await openWhole(page, `/_blocks/${name}`);
      return page.locator("main");
    },
  })),
  ...Object.entries(SCENES).map(([name, scene]) => ({
    file: `docs/pictures/${name}.webp`,
    width: 1360,
    async open(page: Page) {
      await scene(page);
      await loaded(page);
      return undefined;
    },
  })),
];

/** What the documents show of the desk, by the picture's name: each leaves the window as it is to be taken. */
const SCENES: Record<string, (page: Page) => Promise<void>> = {
  page: (page) => openWhole(page, "/knotless-braids-fredericksburg?desk=off"),
  async desk(page) {
    await openDesk(page, "/knotless-braids-fredericksburg");
    await tab(page, /^Content/);
  },
  async "new-page"(page) {
    await openDesk(page, "/box-braids-fredericksburg");
    await tab(page, /^Page/);
    await page.locator(".field").first().waitFor(WAIT);
  },
  async "typing-on-the-page"(page) {
    await openDesk(page, "/about");
    await showTexts(page);
    await page.getByRole("button", { name: "Type on the page" }).press("Enter");
    await page.frameLocator("iframe").locator("h1").click();
    await page.locator(".edit-strip[data-open]").waitFor(WAIT);
  },
  async "prices-and-facts"(page) {
    await openDesk(page, "/services");
    await tab(page, /^Site/);
    await page.getByRole("button", { name: /^Prices/ }).press("Enter");
    await page.getByRole("button", { name: "Open the price book as a table" }).press("Enter");
    await page.getByRole("grid", { name: "Prices" }).waitFor(WAIT);
  },
  async pictures(page) {
    await openDesk(page, "/about");
    await showTexts(page);
    await page.getByRole("button", { name: "Type on the page" }).press("Enter");
    const picture = page.frameLocator("iframe").locator("main img").first();
    await picture.click();
    await page.locator("section.form[data-block] .field").first().waitFor(WAIT);
  },
  async publishing(page) {
    await openDesk(page, "/about");
    await tab(page, /^Publish/);
    await page
      .getByRole("button", { name: /^Take back/ })
      .first()
      .waitFor(WAIT);
  },
  // The last one: the preview keeps the day for all windows.
  async "times-and-holidays"(page) {
    await openDesk(page, "/about");
    await page.getByLabel("As of").fill("2026-11-26");
    await page.getByLabel("As of").press("Enter");
    await page.frameLocator("iframe").getByText("Thanksgiving").first().waitFor(WAIT);
    await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
  },
};

/** Opens a page and waits until all its pictures and fonts are shown. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
  });
}

/** How often to look whether something is still loading. */
const AGAIN_MS = 100;

/** Waits until nothing in the window, or on the page in its frame, is still loading. */
async function loaded(page: Page): Promise<void> {
  const waits = () =>
    page.evaluate(() => {
      const frame = document.querySelector("iframe")?.contentDocument;
      return (
        [...document.querySelectorAll(".none")].some(({ textContent }) => /loading|looking at/i.test(textContent)) ||
        [...document.images, ...(frame?.images ?? [])].some(
          (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
        )
      );
    });
  // What has loaded is drawn a moment later.
  for (let still = true; still; await page.waitForTimeout(AGAIN_MS)) still = await waits();
}

/** Opens the desk around a page, once the site is checked. */
async function openDesk(page: Page, route: string): Promise<void> {
  await page.goto(`/_desk/at${route}`);
  await page.frameLocator("iframe").locator("h1").waitFor(WAIT);
  await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
}

/** Lists the texts of the page: once they are known, it can be typed on. */
async function showTexts(page: Page): Promise<void> {
  await tab(page, /^Content/);
  await page.locator(".texts > summary").press("Enter");
  await page.locator(".text-item").first().waitFor(WAIT);
}

const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).press("Enter");
