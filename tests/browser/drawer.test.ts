import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./support/browser";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

const drawerIsOpen = (page: Page) => page.locator("#menu").evaluate((drawer) => drawer.matches(":popover-open"));
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((where) => Boolean(document.activeElement?.closest(where)), selector);

describe("the drawer of a small screen", () => {
  const browser = useBrowser();

  const openDrawer = async (route = "/", options = {}) => {
    const page = await browser.open(route, { ...phone, ...options });
    await page.locator("#menu-button").tap();
    return page;
  };

  it("is a named modal dialog while it is open, and no dialog while it is closed", async () => {
    const page = await openDrawer();
    await expect.poll(() => page.getByRole("dialog", { name: "Menu" }).getAttribute("aria-modal")).toBe("true");
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect.poll(() => page.locator("[role=dialog]").count()).toBe(0);
    await expect.poll(() => drawerIsOpen(page)).toBe(false);
  });

  it("has no hole above the address, and scrolls with a menu open", async () => {
    const page = await openDrawer("/", { viewport: { width: 390, height: 844 } });
    const [book, address] = await Promise.all(
      ["a[href*=booking]", "address"].map((name) => page.locator(`#menu > ${name}`).boundingBox()),
    );
    if (!book || !address) throw new Error("The button or the address cannot be seen.");
    expect(address.y - book.y - book.height).toBeLessThan(80);
    await page.setViewportSize({ width: 390, height: 500 });
    const lists = await page.locator("#menu > nav").evaluate((nav) => [nav.scrollHeight, nav.clientHeight]);
    expect(lists[0]).toBe(lists[1]);
  });

  it("takes the focus and keeps it: Tab moves around inside", async () => {
    const page = await browser.open("/", phone);
    await page.locator("#menu-button").press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Close menu");
    const reached = new Set<string>();
    for (const key of [...Array(20).fill("Tab"), ...Array(20).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      // Past either end the focus is the browser's own, as with every modal dialog, and then comes back.
      const where = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body ? "browser" : focused?.closest("#menu") ? focused.textContent : "behind";
      });
      reached.add(where ?? "");
    }
    expect(reached).toContain("Close menu");
    expect(reached).toContain("Contact");
    expect(reached).not.toContain("behind");
  });

  it("closes by Escape and gives the focus back to the Menu button", async () => {
    const page = await openDrawer();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(() => drawerIsOpen(page)).toBe(false);
    await expect.poll(() => focusIsIn(page, "#menu-button")).toBe(true);

    // A key right after it leads on from there.
    await page.locator("#menu-button").press("Enter");
    await expect.poll(() => drawerIsOpen(page)).toBe(true);
    await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Shift+Tab")]);
    await page.waitForTimeout(200);
    await expect.poll(() => focusIsIn(page, "#menu-button")).toBe(false);
  });

  it("closes by a press beside it, which reaches nothing else", async () => {
    const page = await openDrawer();
    await page.touchscreen.tap(15, 30);
    await expect.poll(() => drawerIsOpen(page)).toBe(false);
    await expect.poll(() => focusIsIn(page, "#menu-button")).toBe(true);
    await expect.poll(() => page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(false);
  });

  it("makes the page behind it inert and not scrollable", async () => {
    const page = await openDrawer();
    const reachable = await page
      .locator("main, footer, header > a, #menu-button, #sticky-bar")
      .evaluateAll((elements) => elements.filter((element) => !(element as HTMLElement).inert).length);
    expect(reachable).toBe(0);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it("makes the page usable again when it closes, and leaves the hidden sticky bar hidden", async () => {
    const page = await openDrawer();
    await page.keyboard.press("Escape");
    const inert = await page.locator("body [inert]").evaluateAll((all) => all.map(({ id }) => id).filter(Boolean));
    expect(inert).toEqual(["sticky-bar"]);
  });

  it("closes when a link is chosen, also one to the page that is open", async () => {
    const page = await openDrawer("/about");
    await page.locator("#menu").getByRole("link", { name: "Gallery" }).tap();
    await page.waitForURL("**/gallery");
    await page.locator("#menu-button").tap();
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>("#menu a[href='/contact']");
      if (link) link.href = "#content";
    });
    await page.locator("#menu").getByRole("link", { name: "Contact" }).tap();
    await expect.poll(() => drawerIsOpen(page)).toBe(false);
    expect(page.url()).toContain("/gallery#content");
  });

  it("has the same links as the bar, including the services", async () => {
    const page = await openDrawer();
    await page.locator("#menu summary").tap();
    await page.locator("#menu").getByRole("link", { name: "Full Groom" }).tap();
    await page.waitForURL("**/full-groom");
  });

  it("closes when the window grows wide enough for the links in the bar", async () => {
    const page = await openDrawer();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => drawerIsOpen(page)).toBe(false);
    await expect.poll(() => page.locator("#menu").getByRole("link", { name: "About" }).isVisible()).toBe(true);
    await expect.poll(() => page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(false);
  });

  it("has a Call button beside it in the bar", async () => {
    const page = await browser.open("/", phone);
    const call = page.locator("header > a[href^='tel:']");
    await expect.poll(() => call.textContent()).toContain("Call");
    await expect.poll(() => call.isVisible()).toBe(true);
  });

  it("opens and takes the focus without JavaScript, and its links work", async () => {
    const page = await openDrawer("/", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Contact" }).first().tap();
    await page.waitForURL("**/contact");
  });
});
