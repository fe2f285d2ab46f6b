import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { BY_HOURS } from "../../renderer/contract/businessHours";
import { PICNIC } from "../support/sites/everyBlockSite";
import { useBrowser } from "./support/browser";
import { watchLayoutShift } from "./support/layoutShift";

/** Open Tuesday to Saturday, 8 AM to 5 PM, by the clocks of Los Angeles. */
const browser = useBrowser("groomer");

/** The same business; its page /early-baths has hours of its own, the first hour of a Monday. */
const everyBlock = useBrowser("everyBlock");

/** The same business with a day off, and with its hours above the buttons of its home page. */
const wired = useBrowser("wired");

/** Where visitors are, with what their own clocks would make of it. */
const ZONES = ["America/Los_Angeles", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland"];

const MOMENTS: [utc: string, words: string][] = [
  ["2031-03-11T15:00:00Z", "Open now, until 5 PM"],
  ["2031-03-12T00:00:00Z", "Closed now, opens tomorrow at 8 AM"],
  // The clocks of Los Angeles went forward two days before; those of Berlin have not yet.
  ["2031-03-09T12:00:00Z", "Closed now, opens Tuesday at 8 AM"],
];

const lines = (page: Page) => page.locator("[data-behavior=layout]");

async function answers(page: Page, words: string | RegExp): Promise<void> {
  // A visitor's first movement wakes what is near; each turn repeats it, in case the script did not listen yet.
  await expect
    .poll(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      return (await lines(page).locator("strong").allTextContents()).join("\n").replaceAll("\u00a0", " ");
    })
    .toMatch(words);
}

describe("the state is correct by the visitor's clock, in the time zone of the business", () => {
  test.each(ZONES)("for a visitor in %s", async (timezoneId) => {
    const page = await browser.newPage({ timezoneId });
    for (const [utc, words] of MOMENTS) {
      await page.clock.setFixedTime(utc);
      await page.goto("/contact");
      await answers(page, words);
    }
  });
});

/** What is read of the lines below the opening hours, each place where they are. */
const words = async (page: Page) => (await lines(page).allInnerTexts()).map((text) => text.replaceAll("\u00a0", " "));

test("without a script and on paper there is no line; with a script it is not a live region", async () => {
  const plain = await browser.open("/contact", { javaScriptEnabled: false });
  expect(await lines(plain).count()).toBeGreaterThan(1);
  expect(await lines(plain).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  const page = await browser.newPage();
  await page.clock.setFixedTime("2031-03-11T15:00:00Z");
  await page.goto("/contact");
  await answers(page, "Open now, until 5 PM");
  expect(await page.locator("[aria-live], [role=status], [role=alert]").filter({ hasText: "Open now" }).count()).toBe(
    0,
  );
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => lines(page).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
});

test("the time zone is named only to a visitor whose clock differs, and only by the script", async () => {
  const zoneOf = async (timezoneId: string) => {
    const page = await browser.newPage({ timezoneId, viewport: { width: 1280, height: 2400 } });
    await page.clock.setFixedTime("2031-03-11T15:00:00Z");
    await page.goto("/contact");
    expect((await words(page)).join("")).toBe("");
    await answers(page, "Open now, until 5 PM");
    await expect.poll(async () => (await words(page)).every((text) => text.startsWith("Open now"))).toBe(true);
    return words(page);
  };
  expect(new Set(await zoneOf("America/Vancouver"))).toEqual(new Set(["Open now, until 5 PM"]));
  expect(await zoneOf("America/New_York")).toContain("Open now, until 5 PM All times are Pacific Time");
});

/** A new page whose visitor does nothing: Chromium's headless shell moves the pointer by itself now and then. */
async function onlyLooking(now: string, site = browser): Promise<Page> {
  const page = await site.newPage();
  await page.addInitScript(() => {
    for (const type of ["pointermove", "pointerover"])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.clock.setFixedTime(now);
  return page;
}

test("above the buttons of an opening it is said to a visitor who only looks", async () => {
  const page = await onlyLooking("2031-03-11T15:00:00Z", wired);
  await page.goto("/");
  await expect
    .poll(async () => (await page.locator("#hero strong").allInnerTexts()).join().replaceAll("\u00a0", " "))
    .toContain("Open now, until 5 PM");
});

describe.each(["/", "/early-baths"])("on %s, whatever hours the page itself has", (route) => {
  test.each([
    ["open", "2031-03-11T15:00:00Z", ["Call", "See Our Prices"]],
    ["closed", "2031-03-12T03:00:00Z", ["See Our Prices", "Call"]],
  ])(
    "while the business is %s, the first button of the opening is one that helps, before any other script is there",
    async (_state, now, order) => {
      const page = await onlyLooking(now, everyBlock);
      await page.route("**/*.js", () => {});
      await page.goto(route, { waitUntil: "commit" });
      const buttons = page.locator(`#hero [${BY_HOURS}] > a`);
      const labels = async () => (await buttons.allInnerTexts()).map((text) => text.replace(/ .*\d.*/, ""));
      await expect.poll(labels).toEqual(order);
      expect(await buttons.evaluateAll((all) => all.map((one) => one.hasAttribute("data-quiet")))).toEqual([
        false,
        true,
      ]);
    },
  );
});

test("a page with its own hours does not say whether the business is open", async () => {
  const page = await everyBlock.newPage();
  await page.clock.setFixedTime("2031-03-12T03:00:00Z");
  await page.goto("/early-baths");
  await expect.poll(() => page.locator("#hero a").first().innerText()).toBe("See Our Prices");
  expect(await page.locator("body").innerText()).not.toMatch(/open now|closed now/i);
});

describe("near a day off", () => {
  test.each([
    ["the day before it", -1, /Open now|Closed now/],
    ["that day", 0, /Closed today, Shop Picnic/],
  ])("on %s its words stay beside the current state", async (_day, ahead, said) => {
    const page = await wired.newPage();
    const noon = new Date(Date.parse(`${PICNIC.date}T20:00:00Z`) + ahead * 86_400_000);
    await page.clock.setFixedTime(noon);
    await page.goto("/contact");
    await answers(page, said);
    const answered = page.locator("li, address").filter({ has: page.locator("[data-behavior=layout] strong") });
    const texts = await answered.allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/Shop Picnic, .*: closed/);
  });
});

test.each(["America/Los_Angeles", "Europe/Berlin"])(
  "nothing on the page moves when the line appears, on a narrow phone in %s",
  async (timezoneId) => {
    const page = await browser.newPage({ timezoneId, viewport: { width: 320, height: 2400 } });
    const shift = await watchLayoutShift(page);
    await page.clock.setFixedTime("2031-03-09T12:00:00Z");
    await page.goto("/contact");
    await shift.begin();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await answers(page, "Closed now, opens Tuesday at 8 AM");
    expect(await height()).toBe(before);
    expect(await shift.moved()).toEqual([]);
  },
);

test.each(["America/Los_Angeles", "America/New_York"])(
  "on a phone the footer keeps one line for the state, in %s",
  async (timezoneId) => {
    const page = await browser.newPage({ timezoneId, viewport: { width: 390, height: 2400 } });
    await page.clock.setFixedTime("2031-03-12T00:00:00Z");
    await page.goto("/contact");
    const line = page.locator("footer [data-behavior=layout]");
    const lines = () =>
      line.evaluate((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(await lines())).toBe(1);
    await answers(page, "Closed now, opens tomorrow at 8 AM");
    expect(Math.round(await lines())).toBe(1);
  },
);

test.each([
  [1280, false],
  [600, true],
])("at %i px a dot parts state and time zone only on one line: %s", async (width, onOneLine) => {
  const page = await browser.newPage({ timezoneId: "America/New_York", viewport: { width, height: 2400 } });
  await page.clock.setFixedTime("2031-03-11T15:00:00Z");
  await page.goto("/contact");
  await answers(page, "Open now, until 5 PM");
  const line = page.locator("footer [data-behavior=layout] > :last-child");
  const parts = await line.evaluate((one) =>
    Array.from(one.children, (part) => [part.textContent, part.getBoundingClientRect().top] as const),
  );
  expect(parts.length).toBe(2);
  const [[, state], [zone, below]] = parts as [readonly [string | null, number], readonly [string | null, number]];
  expect(below < state + 10).toBe(onOneLine);
  expect(zone).toBe(onOneLine ? "· All times are Pacific Time" : "All times are Pacific Time");
});
