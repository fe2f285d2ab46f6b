import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

const browser = useBrowser("fixture-tallyboard");

const CODE = [
  "curl https://api.tallyboard.example/v1/counters/parcels \\",
  '  --header "Authorization: Bearer ${TALLY_KEY}" \\',
  `  --data '{ "add": 3 }'`,
].join("\n");

const button = (page: Page) => page.locator("#api").getByRole("button", { name: "Copy" });
const code = (page: Page) => page.locator("#api pre");

test("the button copies the code as it is written, and says so", async () => {
  const page = await browser.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
  const watch = watchPage(page);
  await page.goto("/features");
  await button(page).click();
  await page.locator("#api").getByRole("status").getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  expect(await axeFindings(page, "#api")).toEqual([]);
  expect(watch.errors).toEqual([]);
});

test("where a page may not copy, the code is marked for the keys that do", async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/features");
  await button(page).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()).trimEnd())).toBe(CODE);
});

test("without JavaScript the code is there, and no button that does nothing", async () => {
  const page = await browser.open("/features", { javaScriptEnabled: false });
  expect(await code(page).innerText()).toBe(CODE);
  expect(await page.locator("#api button").isVisible()).toBe(false);
});

test("on a phone its long lines are scrolled by keys", async () => {
  const page = await browser.open("/features", { viewport: { width: 390, height: 800 } });
  await code(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => code(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
