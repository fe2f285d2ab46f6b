import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { FORM_SERVICE } from "../support/sites/everyBlockSite";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { holdBack, ISLAND_CODE } from "./support/holdBack";
import { watchLayoutShift } from "./support/layoutShift";
import { serveTiles } from "./support/mapTiles";
import { watchPage } from "./support/watchPage";

const browser = useBrowser();

const TYPED = {
  "First name": "Maya",
  "Last name": "Robinson",
  Phone: "(540) 555-0100",
  Email: "maya@example.com",
  "Service interest": "Full groom",
  Message: "A thick coat.\nA weekday morning?",
};

const form = (page: Page) => page.locator("#message form");
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const news = (page: Page) => form(page).getByRole("status");
const button = (page: Page) => form(page).getByRole("button", { name: "Send Message" });

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await field(page, label).fill(text);
}

async function typed(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const label of Object.keys(TYPED)) values[label] = await field(page, label).inputValue();
  return values;
}

async function wakeUp(page: Page): Promise<void> {
  await field(page, "First name").focus();
  await page.locator('[data-island="ContactForm"][data-state="awake"]').waitFor();
}

test("every field has its label, its type and its place in a form that fills itself in; none is required", async () => {
  const page = await browser.open("/contact");
  const expected: Record<string, Record<string, string | null>> = {
    "First name": { type: "text", autocomplete: "given-name", inputmode: null },
    "Last name": { type: "text", autocomplete: "family-name", inputmode: null },
    Phone: { type: "tel", autocomplete: "tel", inputmode: "tel" },
    Email: { type: "email", autocomplete: "email", inputmode: "email" },
    "Service interest": { type: "text", autocomplete: null, inputmode: null },
    Message: { rows: "4" },
  };
  for (const [label, attributes] of Object.entries(expected)) {
    for (const [name, value] of Object.entries(attributes)) {
      expect(await field(page, label).getAttribute(name), `${name} of ${label}`).toBe(value);
    }
  }
  await expect.poll(() => form(page).locator("[required], [aria-required], [maxlength]").count()).toBe(0);
});

/** The addresses that the page asks the browser to open: those of other programs never become requests. */
async function watchOpened(page: Page): Promise<string[]> {
  const opened: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => opened.push(url));
  return opened;
}

/** Subject and body of the message of a `mailto:` address. */
function messageIn(address = "") {
  const { pathname, searchParams } = new URL(address.replaceAll("+", "%2B"));
  return { to: pathname, subject: searchParams.get("subject"), body: searchParams.get("body") };
}

const SENT = {
  to: "wag@maplestreet.example",
  subject: "Message from the website",
  body: Object.entries(TYPED)
    .map(([label, text]) => `${label}: ${text.replace("\n", "\r\n")}`)
    .join("\r\n"),
};

describe("without a form service it opens the visitor's own mail program", () => {
  test.each([
    ["a click", (page: Page) => button(page).click()],
    ["Enter", (page: Page) => field(page, "Email").press("Enter")],
  ])("by %s, with the typed text, which stays in the form, and two other ways are offered", async (_way, send) => {
    const page = await browser.newPage();
    const watch = watchPage(page);
    const opened = await watchOpened(page);
    await serveTiles(page);
    await page.goto("/contact");
    const address = page.url();
    await wakeUp(page);
    await fill(page);
    const requests: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && requests.push(request.url()));
    await send(page);

    await news(page).getByText("Your message is ready in the program that opened").waitFor();
    await expect.poll(() => opened.map(messageIn)).toEqual([SENT]);
    expect(await news(page).getByRole("link", { name: "Call (503) 555-0174" }).getAttribute("href")).toBe(
      "tel:+15035550174",
    );
    const online = news(page).getByRole("link", { name: "Book Online" });
    await expect.poll(() => online.getAttribute("href")).toMatch(/^https:\/\/maplestreet\.booking\.example\//);
    await expect.poll(() => online.getAttribute("rel")).toContain("noopener");
    await expect.poll(() => typed(page)).toEqual(TYPED);
    expect(page.url()).toBe(address);
    expect(requests).toEqual([]);
    expect(watch.foreign.filter((url) => !/^(?:mailto:|https:\/\/tiles\.example\/)/.test(url))).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test("an invalid email address does not block it, nor do empty fields", async () => {
    const page = await browser.newPage();
    const opened = await watchOpened(page);
    await page.goto("/contact");
    await wakeUp(page);
    await field(page, "Email").fill("not an address");
    await button(page).click();
    await expect.poll(() => opened.map(messageIn)).toEqual([{ ...SENT, body: "Email: not an address" }]);
  });

  test("text typed before the code loads is kept, and the click opens it once", async () => {
    const page = await browser.newPage();
    const opened = await watchOpened(page);
    const release = await holdBack(page, ISLAND_CODE);
    await page.goto("/contact");
    await fill(page);
    await button(page).click();
    expect(opened).toEqual([]);
    release();
    await news(page).getByText("Your message is ready in the program that opened").waitFor();
    await expect.poll(() => opened.map(messageIn)).toEqual([SENT]);
    await expect.poll(() => typed(page)).toEqual(TYPED);
  });

  test("without JavaScript the browser itself writes each field on a line", async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const watch = watchPage(page);
    const opened = await watchOpened(page);
    await page.goto("/contact");
    const address = page.url();
    await fill(page);
    await button(page).click();
    await expect.poll(() => opened.length).toBe(1);
    const message = messageIn(opened[0]);
    expect(message).toMatchObject({ to: SENT.to, subject: SENT.subject });
    for (const [label, text] of Object.entries(TYPED)) {
      expect(message.body).toContain(`${label}=${text.replace("\n", "\r\n")}\r\n`);
    }
    expect(page.url()).toBe(address);
    await expect.poll(() => typed(page)).toEqual(TYPED);
    // A page's policy that forbids it would be reported here.
    expect(watch.errors).toEqual([]);
  });

  test.each(WIDTHS)(
    "waking moves nothing at %i px, and axe finds nothing after it and with the answer",
    async (width) => {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const shift = await watchLayoutShift(page);
      await page.goto("/contact");
      await form(page).scrollIntoViewIfNeeded();
      await shift.begin();
      await form(page).dispatchEvent("pointerover");
      await page.locator('[data-island="ContactForm"][data-state="awake"]').waitFor();
      expect(await axeFindings(page, "#message")).toEqual([]);
      await expect.poll(() => shift.sum()).toBe(0);
      await button(page).click();
      await news(page).getByText("Your message is ready in the program that opened").waitFor();
      expect(await axeFindings(page, "#message")).toEqual([]);
    },
  );
});

describe("once it has a form service", () => {
  const site = useBrowser("wired");

  /** The fields as a form service finds them in the body. */
  const sent = (body: string) =>
    Object.keys(TYPED).every((label) => body.includes(TYPED[label as keyof typeof TYPED].split("\n")[0] ?? ""));

  test("it posts, shows that it is sending, thanks, and does not send twice", async () => {
    const page = await site.newPage();
    const bodies: string[] = [];
    const gate: { open?: () => void } = {};
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    await page.route(FORM_SERVICE, async (route) => {
      bodies.push(`${route.request().method()} ${route.request().postData()}`);
      await opened;
      await route.fulfill({
        status: 200,
        contentType: "application/json",
        body: "{}",
        headers: { "access-control-allow-origin": "*" },
      });
    });
    await page.goto("/contact");
    const address = page.url();
    await expect.poll(() => page.locator("#message").textContent()).not.toContain("opens your own");
    await wakeUp(page);
    await fill(page);
    await button(page).click();
    await news(page).getByText("Sending your message").waitFor();
    await expect.poll(() => button(page).getAttribute("aria-disabled")).toBe("true");
    await button(page).click({ force: true });
    gate.open?.();
    await news(page).getByText("Your message is sent").waitFor();
    expect(bodies.length).toBe(1);
    expect(bodies[0]).toMatch(/^POST /);
    expect(sent(bodies[0] ?? "")).toBe(true);
    expect(bodies[0]).toContain('name="firstName"');
    await expect.poll(() => field(page, "Message").inputValue()).toBe("");
    expect(page.url()).toBe(address);
    expect(await axeFindings(page, "#message")).toEqual([]);
  });

  test.each([
    [
      "answers with an error",
      (page: Page) =>
        page.route(FORM_SERVICE, (route) =>
          route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" } }),
        ),
    ],
    ["cannot be reached", (page: Page) => page.route(FORM_SERVICE, (route) => route.abort())],
  ])("where the form service %s, nothing is lost and other ways are shown", async (_case, obstruct) => {
    const page = await site.newPage();
    await obstruct(page);
    await page.goto("/contact");
    await wakeUp(page);
    await fill(page);
    await button(page).click();
    await news(page).getByText("Your message was not sent").waitFor();
    await expect.poll(() => news(page).getByRole("link", { name: "Call (503) 555-0174" }).isVisible()).toBe(true);
    await expect.poll(() => typed(page)).toEqual(TYPED);

    // Trying again is all that it takes.
    await page.unroute(FORM_SERVICE);
    await page.route(FORM_SERVICE, (route) =>
      route.fulfill({ status: 200, headers: { "access-control-allow-origin": "*" } }),
    );
    await button(page).click();
    await news(page).getByText("Your message is sent").waitFor();
  });

  test("an empty message is not sent, and neither is that of a robot, which is thanked", async () => {
    const page = await site.newPage();
    const bodies: string[] = [];
    await page.route(FORM_SERVICE, (route) => {
      bodies.push(String(route.request().postData()));
      return route.fulfill({ status: 200, headers: { "access-control-allow-origin": "*" } });
    });
    await page.goto("/contact");
    await wakeUp(page);
    await button(page).click();
    await news(page).getByText("Not sent yet").waitFor();
    await expect.poll(() => field(page, "Message").getAttribute("aria-invalid")).toBe("true");
    await fill(page);
    await form(page).evaluate((element: HTMLFormElement) => {
      const trap = element.querySelector<HTMLInputElement>("[name=_gotcha]");
      if (trap) trap.value = "http://spam.example";
    });
    await button(page).click();
    await news(page).getByText("Your message is sent").waitFor();
    expect(bodies).toEqual([]);
  });

  test("without JavaScript the browser posts the form", async () => {
    const page = await site.newPage({ javaScriptEnabled: false });
    const bodies: string[] = [];
    await page.route(FORM_SERVICE, (route) => {
      bodies.push(
        `${route.request().method()} ${decodeURIComponent((route.request().postData() ?? "").replaceAll("+", " "))}`,
      );
      return route.fulfill({ contentType: "text/html", body: "<h1>Thank you</h1>" });
    });
    await page.goto("/contact");
    await fill(page);
    await button(page).click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    expect(bodies.length).toBe(1);
    expect(bodies[0]).toMatch(/^POST firstName=Maya&/);
    expect(sent(bodies[0] ?? "")).toBe(true);
  });
});
