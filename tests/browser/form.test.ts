import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

/** The address to which the newsletter of this site goes. */
const SERVICE = "https://letters.example/tallyboard";

const field = (page: Page, label: string | RegExp) => page.locator("main form").getByLabel(label);
const button = (page: Page) => page.locator("main form button[type=submit]");
const news = (page: Page) => page.locator("main form").getByRole("status");

async function wakeUp(page: Page): Promise<void> {
  await page.locator("main form").dispatchEvent("pointerover");
  await page.locator('[data-island="Form"][data-state="awake"]').waitFor();
}

describe("a newsletter", () => {
  const browser = useBrowser("fixture-tallyboard");

  /** Answers for the service, and keeps what it gets. */
  async function serve(page: Page, contentType: string, body: string): Promise<string[]> {
    const bodies: string[] = [];
    await page.route(SERVICE, (route) => {
      bodies.push(`${route.request().method()} ${route.request().postData()}`);
      return route.fulfill({ contentType, body, headers: { "access-control-allow-origin": "*" } });
    });
    return bodies;
  }

  test("what is missing is said in words at its field, and nothing is sent; then it is, once", async () => {
    const page = await browser.newPage();
    const watch = watchPage(page);
    const bodies = await serve(page, "application/json", "{}");
    await page.goto("/");
    await wakeUp(page);
    await button(page).click();
    const email = field(page, "E-mail address");
    await news(page).getByText("Not sent yet").waitFor();
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true);
    const described = () =>
      email.evaluate((element) => {
        const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent);
      });
    expect(await described()).toEqual(["Please fill this in."]);
    expect(await axeFindings(page, "#letter")).toEqual([]);

    await email.fill("priya");
    expect(await described()).toEqual(["This is not a whole e-mail address."]);
    await email.fill("priya@example.com");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe(null);
    await button(page).click();
    await page.getByText("Please tick this.").waitFor();
    await field(page, /Send me the letter/).check();
    expect(bodies).toEqual([]);
    // A robot that fills in what no visitor sees sends nothing.
    const trap = page.locator("main form [name=_gotcha]");
    await expect.poll(() => trap.isVisible()).toBe(false);
    await button(page).click();
    await news(page).getByText("Please confirm with the e-mail that we sent.").waitFor();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatch(/^POST .*name="EMAIL"\s+priya@example\.com.*name="consent"\s+x/s);
    await expect.poll(() => email.inputValue()).toBe("");
    expect(watch.errors).toEqual([]);
  });

  test("without JavaScript the browser holds it back until it is filled in, and posts it", async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const bodies = await serve(page, "text/html", "<h1>Thank you</h1>");
    await page.goto("/");
    await button(page).click();
    await field(page, "E-mail address").fill("priya@example.com");
    await button(page).click();
    expect(bodies).toEqual([]);
    await field(page, /Send me the letter/).check();
    await button(page).click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    expect(bodies.map(decodeURIComponent)).toEqual(["POST EMAIL=priya@example.com&consent=x&_gotcha="]);
  });
});

describe("an order by the visitor's own mail program", () => {
  const browser = useBrowser("fixture-bakery");

  async function fill(page: Page): Promise<void> {
    await field(page, "Ihr Name").fill("Anna Huber");
    await field(page, "Welches Brot").selectOption("Bauernbrot");
    await field(page, /^Wie viele/).fill("2");
    await field(page, "Wann Sie kommen").fill("2027-01-08");
    await field(page, /in Scheiben/).check();
    await field(page, /^Ich bin einverstanden/).check();
  }

  test.each([true, false])("has a line for each field that is filled in, script: %s", async (javaScriptEnabled) => {
    const page = await browser.newPage({ javaScriptEnabled });
    const opened: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    session.on("Page.frameRequestedNavigation", ({ url }) => opened.push(url));
    await page.goto("/kontakt");
    if (javaScriptEnabled) await wakeUp(page);
    await fill(page);
    await button(page).click();
    await expect.poll(() => opened.length).toBe(1);
    const { pathname, searchParams } = new URL((opened[0] ?? "").replaceAll("+", "%2B"));
    expect(pathname).toBe("laden@lindner.example");
    const between = javaScriptEnabled ? ": " : "=";
    const lines = searchParams.get("body")?.split("\r\n") ?? [];
    expect(lines.filter((line) => line && !line.endsWith(between))).toEqual(
      [
        ["Ihr Name", "Anna Huber"],
        ["Welches Brot", "Bauernbrot"],
        ["Wie viele Stück", "2"],
        ["Wann Sie kommen", "2027-01-08"],
        ["Bitte in Scheiben schneiden", "x"],
        ["Ich bin einverstanden, dass meine Angaben verwendet werden, siehe Impressum.", "x"],
      ].map((line) => line.join(between)),
    );
  });

  test.each(WIDTHS)("waking moves nothing at %i px, and axe finds nothing after it, with problems", async (width) => {
    const page = await browser.open("/kontakt", { viewport: { width, height: 800 } });
    const box = () => page.locator("#vorbestellung").boundingBox();
    const before = await box();
    await wakeUp(page);
    expect(await box()).toEqual(before);
    await button(page).click();
    await page.getByText("Bitte setzen Sie hier ein Häkchen.").waitFor();
    expect(await axeFindings(page, "#vorbestellung")).toEqual([]);
  });
});
