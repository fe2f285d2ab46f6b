import { describe, expect, it } from "vitest";
import { labelsOf } from "../../renderer/content/site/labels";
import { readYaml, WORDS } from "../../scripts/starter/answers";
import { useBrowser } from "./support/browser";

const wide = { viewport: { width: 1280, height: 800 } };

describe("the top bar", () => {
  const browser = useBrowser();

  const openMenu = async (route = "/", options = {}) => {
    const page = await browser.open(route, { ...wide, ...options });
    const services = page.locator("#menu summary");
    const menu = page.locator("#menu details");
    await services.click();
    await expect.poll(() => menu.getAttribute("open")).not.toBeNull();
    const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
    return { page, services, isOpen };
  };

  it("marks and underlines the page that is open", async () => {
    const page = await browser.open("/about", wide);
    const current = page.locator("#menu a[aria-current=page]");
    await expect.poll(() => current.allTextContents()).toEqual(["About"]);
    await expect.poll(() => current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
  });

  it("marks a service's page in the menu and the menu in the bar", async () => {
    const page = await browser.open("/full-groom", wide);
    await expect.poll(() => page.locator("#menu a[aria-current=page]").allTextContents()).toEqual(["Full Groom"]);
    const services = page.locator("#menu summary");
    await expect.poll(() => services.getAttribute("aria-current")).toBe("true");
    await expect
      .poll(() => services.evaluate((button) => getComputedStyle(button).textDecorationLine))
      .toBe("underline");
  });

  it("opens booking in a new tab without a handle on this one, and calls the shop", async () => {
    const page = await browser.open("/", wide);
    const book = page.locator("#menu").getByRole("link", { name: "Book Now" });
    await expect.poll(() => book.getAttribute("target")).toBe("_blank");
    await expect.poll(() => book.getAttribute("rel")).toContain("noopener");
    await expect.poll(() => page.locator("header > a[href^='tel:']").count()).toBe(1);
    await expect.poll(() => page.locator("header > a").first().getAttribute("href")).toBe("/");
  });

  it("is one row on every phone, in the words of any language", async () => {
    const page = await browser.open("/", { viewport: { width: 390, height: 700 } });
    const words = WORDS.map((language) => {
      const { contact } = readYaml(`words/${language}.yaml`) as { contact: { call: string } };
      return { call: contact.call, menu: labelsOf({ language }).menu };
    });
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 700 });
      const rows = await page.evaluate((all) => {
        const header = document.querySelector("header") as HTMLElement;
        const [link, button] = header.querySelectorAll(":scope > a ~ :is(a, button)");
        return all.flatMap(({ call, menu }) => {
          link?.lastChild?.replaceWith(call);
          button?.replaceChildren(menu);
          const isWide = document.documentElement.scrollWidth > innerWidth;
          return header.offsetHeight > 62 || isWide ? [`${call}, ${menu}: ${header.offsetHeight} px high`] : [];
        });
      }, words);
      expect(rows, `${width} px`).toEqual([]);
    }
  });

  it("stays in view", async () => {
    const page = await browser.open("/", wide);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect((await page.locator("header").boundingBox())?.y).toBe(0);
  });

  it("shows the groups of services and the link to all of them", async () => {
    const { page } = await openMenu();
    for (const name of ["For Every Coat", "Little Extras"]) {
      await expect.poll(() => page.getByRole("list", { name }).getByRole("link").count()).toBeGreaterThan(3);
    }
    await page.getByRole("link", { name: "View All Services & Pricing" }).first().click();
    await page.waitForURL("**/services");
  });

  it("closes the menu by Escape and gives the focus back to its button", async () => {
    const { page, services, isOpen } = await openMenu();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen()).toBe(false);
    await expect.poll(() => services.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("keeps the scroll position while the focus moves within the bar", async () => {
    const page = await browser.open("/about", { ...wide, reducedMotion: "reduce" });
    const read = 600;
    await page.evaluate((y) => scrollTo(0, y), read);
    // A scroll that a key causes comes with the next frames.
    const placeAfter = async (keys: string) => {
      await page.keyboard.press(keys);
      return page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const focused = document.activeElement;
        return { in: focused?.closest("header") ? "bar" : focused?.outerHTML, y: scrollY };
      });
    };
    await page.locator("#menu summary").click();
    for (const keys of ["Escape", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Enter", "Tab", "Shift+Tab"]) {
      expect(await placeAfter(keys), keys).toEqual({ in: "bar", y: read });
    }
  });

  it("does not cover what takes the focus on the way up", async () => {
    const page = await browser.open("/about", { ...wide, reducedMotion: "reduce" });
    await page.locator("footer a").first().focus();
    let seen = 0;
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Shift+Tab");
      const clear = await page.evaluate(() => {
        const [bar, focused] = [document.querySelector("header"), document.activeElement];
        if (!bar || !focused || bar.contains(focused) || !focused.closest("main")) return undefined;
        return focused.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
      });
      if (clear === undefined) continue;
      expect(clear).toBeGreaterThan(0);
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });

  it("opens the menu by Enter and Space", async () => {
    const { page, services, isOpen } = await openMenu();
    await page.keyboard.press("Escape");
    for (const key of ["Enter", "Space"]) {
      await services.press(key);
      await expect.poll(() => isOpen()).toBe(true);
      await services.press(key);
      await expect.poll(() => isOpen()).toBe(false);
    }
  });

  it("closes the menu by a press elsewhere, and not by one inside", async () => {
    const { page, isOpen } = await openMenu();
    await page.getByText("For Every Coat", { exact: true }).first().click();
    await expect.poll(() => isOpen()).toBe(true);
    await page.locator("h1").click();
    await expect.poll(() => isOpen()).toBe(false);
  });

  it("closes the menu when Tab leaves it at the end or at the start", async () => {
    const { page, services, isOpen } = await openMenu();
    await page.getByRole("link", { name: "View All Services & Pricing" }).first().focus();
    await expect.poll(() => isOpen()).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => isOpen()).toBe(false);
    await services.click();
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isOpen()).toBe(false);
  });

  it("opens the menu without JavaScript", async () => {
    const { page } = await openMenu("/", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Full Groom" }).first().click();
    await page.waitForURL("**/full-groom");
  });

  it("fits a window from the narrowest desktop up, and a phone", async () => {
    for (const width of [320, 360, 768, 1024, 1280]) {
      const page = await browser.open("/", { viewport: { width, height: 800 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
      const lines = await page
        .locator("header > a")
        .first()
        .evaluate((link) => {
          const tops = new Set<number>();
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            for (const { top } of range.getClientRects()) tops.add(Math.round(top));
          }
          return tops.size;
        });
      expect(lines, `lines of the name at ${width} px`).toBeLessThanOrEqual(2);
    }
  });
});
