import type { Page } from "playwright-core";
import type { BlockSource } from "../../renderer/schema/readBlocks";
import { openWhole } from "../serve/visitBuiltSite";
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
    open: (page: Page) => scene(page).then(() => undefined),
  })),
];

/** What the documents show of the desk, by the picture's name: each leaves the window as it is to be taken. */
const SCENES: Record<string, (page: Page) => Promise<void>> = {
  page: (page) => openWhole(page, "/knotless-braids-fredericksburg?desk=off"),
  async desk(page) {
    await openDesk(page, "/knotless-braids-fredericksburg");
    await tab(page, /^Blocks/);
  },
  async "new-page"(page) {
    await openDesk(page, "/box-braids-fredericksburg");
    await tab(page, /^Page settings/);
    await page.locator(".field").first().waitFor(WAIT);
  },
  async "typing-on-the-page"(page) {
    await openDesk(page, "/about");
    await tab(page, /^Texts/);
    await page.locator(".text-item").first().waitFor(WAIT);
    await page.getByRole("button", { name: "Type on the page" }).press("Enter");
    await page.frameLocator("iframe").locator("h1").click();
    await page.locator(".edit-strip[data-open]").waitFor(WAIT);
  },
  async "prices-and-facts"(page) {
    await openDesk(page, "/services");
    await tab(page, /^Facts of the site/);
    await page.getByRole("region", { name: "Facts of the site" }).locator(".field").first().waitFor(WAIT);
  },
  async pictures(page) {
    await openDesk(page, "/about");
    await tab(page, /^Texts/);
    await page.locator(".text-item").first().waitFor(WAIT);
    await page.getByRole("button", { name: "Type on the page" }).press("Enter");
    const picture = page.frameLocator("iframe").locator("main img").first();
    await picture.click();
    await page
      .getByRole("region", { name: /^Settings of/ })
      .locator(".field")
      .first()
      .waitFor(WAIT);
  },
  async publishing(page) {
    await openDesk(page, "/about");
    await tab(page, /^Changes/);
    await page
      .getByRole("button", { name: /Take back|What visitors/ })
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

/** Opens the desk around a page, once the site is checked. */
async function openDesk(page: Page, route: string): Promise<void> {
  await page.goto(`/_desk/at${route}`);
  await page.frameLocator("iframe").locator("h1").waitFor(WAIT);
  await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
}

const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).press("Enter");
