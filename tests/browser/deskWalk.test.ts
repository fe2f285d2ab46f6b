import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Preview, startPreview } from "../../scripts/preview/startPreview";
import { sweepPage } from "../../scripts/sweep/sweepPage";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { everyBlockSite } from "./support/fixtureSites";

/** A text in each style that YAML has, some of them twice on the page, in an attribute, or with a fact. */
const PAGE = `title: 'Every style of writing | \${business.name}'
description: "A page whose texts are written in each of the ways that YAML has, for somebody who types over all of them."
blocks:
  - type: hero # said first
    heading: Plain Words
    lead: >
      Folded over & over
      two lines.
    priceLine: From **\${facts.fullGroom}**
    images:
      - src: /images/trim.svg
        alt: A white dog on the table with a comb beside it.
  - type: textSection
    heading: "It's \\"Quoted\\""
    text: |
      A first paragraph with *emphasis*.

      A second one.
  - type: faq
    heading: 'Asked ''Often'''
    items:
      - { question: Is this written in a flow?, answer: "It is, in one line." } # both
      - question: Is this not?
        answer: It is
          on two lines.
  - type: priceTable
    layout: pictures
    heading: Rows That Are Links
    rows:
      - name: Shed-Out Bath
        description: A row that can be pressed anywhere.
        price: $40
        image: { src: /images/nap.svg, decorative: true }
        to: /services
`;

/** A busy machine must fail nothing. */
const WAIT = { timeout: 50_000 };

/** Many steps, each of which waits for its answer. */
const LONG = { timeout: 300_000 };

const browser = useBrowser();
let folder: string;
let pages: string;
let preview: Preview;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "walk-"));
  pages = path.join(folder, "pages");
  cpSync(everyBlockSite().pages, pages, { recursive: true });
  writeFileSync(path.join(pages, "styles.yaml"), PAGE);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  git("init", "--quiet");
  git("add", "pages");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Start");
  preview = await startPreview(pages);
});
afterAll(async () => {
  await preview?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const onDisk = () => readFileSync(path.join(pages, "styles.yaml"), "utf8");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test(
  "each text of a page is typed over: only its own bytes differ, and none once all is taken back",
  LONG,
  async () => {
    const page = await browser.newPage({ baseURL: preview.url, viewport: { width: 1700, height: 1000 } });
    const swept = await sweepPage(page, pages, "/styles", { only: ({ file }) => file === "styles.yaml" });
    expect(swept.filter(({ wrong, refused, missed }) => wrong ?? refused ?? missed)).toEqual([]);
    const ways = (way: string) => swept.filter((one) => one.way === way).map(({ pointer }) => pointer);
    expect(ways("list")).toEqual(expect.arrayContaining(["/title", "/description", "/blocks/0/images/0/alt"]));
    expect(ways("click")).toEqual(
      expect.arrayContaining(["/blocks/0/heading", "/blocks/0/lead", "/blocks/1/heading", "/blocks/1/text"]),
    );
    // The link of such a row lies over its other texts.
    for (const part of ["name", "description", "price"]) expect(ways("click")).toContain(`/blocks/3/rows/0/${part}`);
    expect(swept.length).toBeGreaterThanOrEqual(17);
    expect(sha256(onDisk())).toBe(sha256(PAGE));
  },
);

/** Whether what has the focus shows it; a radio button by its label, a date by the part that is typed. */
const hasOutline = () => {
  const element = document.activeElement as HTMLInputElement;
  const shown = element.type === "radio" ? (element.nextElementSibling as Element) : element;
  return element.type === "date" || getComputedStyle(shown).outlineStyle !== "none";
};

/** What has the focus: in the desk, or on the page in its frame. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const inFrame = document.activeElement === frame;
    const element = (inFrame ? frame?.contentDocument : document)?.activeElement;
    const words = element?.getAttribute("aria-label") ?? element?.textContent?.trim().slice(0, 40) ?? "";
    return { inFrame, role: element?.getAttribute("role") ?? element?.localName ?? "", words };
  });

/** Goes one control further by Tab. */
async function tab(page: Page): Promise<void> {
  const was = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press("Tab");
  await page.waitForFunction((before) => document.activeElement !== before, was, WAIT);
}

/** The desk around the page with all styles, once it knows the page. */
async function open(page: Page): Promise<void> {
  await page.goto("/_desk/at/styles");
  await page.frameLocator("iframe").locator("h1").waitFor(WAIT);
  await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
  await page.getByRole("tab", { name: /^Problems/ }).waitFor(WAIT);
}

const WIDE = { viewport: { width: 1500, height: 900 } };

test("everything is done by keys alone, and the focus is never lost", LONG, async () => {
  const page = await browser.newPage({ baseURL: preview.url, ...WIDE });
  await open(page);
  const press = (key: string) => page.keyboard.press(key);
  const now = (role: string, words: RegExp) =>
    expect
      .poll(async () => JSON.stringify(await focused(page)), WAIT)
      .toMatch(new RegExp(`"role":"${role}".*${words.source}`));
  const inFrame = (is: boolean) => expect.poll(async () => (await focused(page)).inFrame, WAIT).toBe(is);

  // Each control of the bar in its order, with its outline to be seen.
  const order: string[] = [];
  for (let step = 0; step < 30; step++) {
    await press("Tab");
    const { inFrame: reached, role, words } = await focused(page);
    if (reached) break;
    order.push(`${role} ${words}`);
    await expect.poll(() => page.evaluate(hasOutline), { ...WAIT, message: `${role} ${words}` }).toBe(true);
  }
  const places = ["Page", "Without the desk", "Type on the page", "Undo", "wide", "Desk"].map((name) =>
    order.findIndex((one) => one.includes(name)),
  );
  expect(
    places.every((place) => place >= 0),
    order.join("\n"),
  ).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  // Out of the frame, and into it again.
  await press("F6");
  await now("tab", /Problems/);
  await press("F6");
  await inFrame(true);
  await press("F6");
  await now("tab", /Problems/);

  // Through all tabs, and from the last to the first.
  const tabs = await page.getByRole("tab").evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ""));
  for (const name of [...tabs.slice(1), ...tabs.slice(0, 2)]) {
    await press("ArrowRight");
    await now("tab", new RegExp(name));
  }
  await now("tab", /Texts/);

  // A text that the page shows, from the list: saved, and taken back.
  const item = page.locator(".text-item", { hasText: "Plain Words" });
  await item.waitFor(WAIT);
  for (let step = 0; step < 40 && !(await item.evaluate((one) => one === document.activeElement)); step++)
    await tab(page);
  await press("Enter");
  await now("textarea", /heading of hero/);
  await page.keyboard.type(" by Keys");
  await press("Enter");
  await expect.poll(onDisk, WAIT).toContain("heading: Plain Words by Keys\n");
  await now("button", /Plain Words/);
  await press("Control+z");
  await expect.poll(onDisk, WAIT).toBe(PAGE);
  await now("button", /Plain Words/);

  // One that the page does not show: in the panel, left and with the focus where it was.
  await page.locator(".text-item", { hasText: /^title/ }).focus();
  await press("Enter");
  await now("textarea", /./);
  await press("Escape");
  await now("button", /title/);

  // Step by step back by the button, which keeps the focus.
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(onDisk, WAIT).toContain("by Keys");
  await page.getByRole("button", { name: "Undo" }).focus();
  await press("Enter");
  await expect.poll(onDisk, WAIT).toBe(PAGE);
  await now("button", /Undo/);
  expect(await axeFindings(page, "body")).toEqual([]);
});

test("the desk of a preview that only shows has nothing that changes a file", LONG, async () => {
  const page = await browser.newPage({ baseURL: preview.url, ...WIDE });
  // As `--read-only` has it (tests/engine/preview/requests.test.ts), before the desk's own script.
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () =>
      document.querySelector("#desk")?.setAttribute("data-read-only", ""),
    ),
  );
  await open(page);
  expect(await page.getByRole("button", { name: /Type on the page|Undo|Redo/ }).count()).toBe(0);
  expect(await page.getByRole("tab", { name: /^(?:Texts|Changes)/ }).count()).toBe(0);
  expect(await axeFindings(page, "body")).toEqual([]);
});
