import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { holdBack } from "./support/holdBack";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed } = desk;
const before = desk.before();
const onDisk = () => desk.read();

const FIRST = "Rosa groomed show poodles for ten years before she wanted **less hairspray and more dogs**.";
const LAST = "The rest is on our [price list](/services).";
const LEAD =
  "Rosa and Ned Alder opened the shop in ${facts.since} with one tub and a rule that has never changed, one dog at a time.";

const story = (page: Page) => framed(page).getByRole("textbox", { name: /^text of text section/ });
const lead = (page: Page) => framed(page).getByRole("textbox", { name: /^lead of hero/ });
const tools = (page: Page) => page.getByRole("toolbar", { name: "Text" });
const tool = (page: Page, name: string) => tools(page).getByRole("button", { name });

/** Opens a text of the page by a click, with the cursor at its end. */
async function openText(page: Page, words: string, field: Locator): Promise<void> {
  await framed(page).locator("main p", { hasText: words }).first().click();
  await field.waitFor(WAIT);
  await tools(page).waitFor(WAIT);
  await field.press("Control+End");
}

async function openStory(): Promise<Page> {
  const page = await desk.openTyping();
  await openText(page, "Rosa groomed", story(page));
  return page;
}

async function openLead(): Promise<Page> {
  const page = await desk.openTyping();
  await openText(page, "with one tub", lead(page));
  return page;
}

/** Selects the first occurrence of some words in the field. */
async function select(field: Locator, words: string): Promise<void> {
  await field.evaluate((element, wanted) => {
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) {
        element.ownerDocument
          .getSelection()
          ?.setBaseAndExtent(texts.currentNode, at, texts.currentNode, at + wanted.length);
        return;
      }
    }
    throw new Error(`The field does not say ${wanted}`);
  }, words);
}

/** Pastes as a browser does. */
const paste = (field: Locator, html: string, plain = "") =>
  field.evaluate(
    (element, [asHtml, asText]) => {
      const clipboardData = new DataTransfer();
      if (asHtml) clipboardData.setData("text/html", asHtml);
      clipboardData.setData("text/plain", asText ?? "");
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );

/** The file is exactly what it was with one piece replaced; then it is taken back by one step. */
async function becomes(page: Page, piece: string, instead: string): Promise<void> {
  expect(before).toContain(piece);
  await expect.poll(onDisk, WAIT).toBe(before.replace(piece, () => instead));
  await desk.undo(page);
  await expect.poll(onDisk, WAIT).toBe(before);
}

describe("a text is edited as it looks, and saved as Markdown", () => {
  test("a word is made bold, and another italic, by keys and by the toolbar", async () => {
    const page = await openStory();
    await select(story(page), "poodles");
    await page.keyboard.press("Control+b");
    expect(await tool(page, "Bold").getAttribute("aria-pressed")).toBe("true");
    await select(story(page), "ten");
    await tool(page, "Italic").click();
    await page.keyboard.press("Control+Enter");
    await becomes(page, FIRST, FIRST.replace("poodles", "**poodles**").replace("ten", "*ten*"));
  });

  test("a link is chosen by the name of its page, and removed", async () => {
    const page = await openStory();
    await select(story(page), "poodles");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("contact");
    expect(await axeFindings(page, ".edit-strip")).toEqual([]);
    await page.keyboard.press("Enter");
    await select(story(page), "price");
    await tool(page, "Link").click();
    await page.getByRole("button", { name: "Remove the link" }).click();
    await page.keyboard.press("Control+Enter");
    await expect
      .poll(onDisk, WAIT)
      .toBe(before.replace("poodles", "[poodles](/contact)").replace("[price list](/services)", "price list"));
    await desk.takeBack(page);
  });

  test("a link without selected words has the name of its page, Enter waits for the list, and undo leaves the link", async () => {
    const page = await desk.openTyping();
    const release = await holdBack(page, "**/_desk/choices?*");
    await page.reload();
    await desk.showTexts(page);
    await openText(page, "Rosa groomed", story(page));
    await page.keyboard.type(" ");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("contact");
    await page.keyboard.press("Enter");
    expect(await page.locator(".picker").textContent()).toContain("Loading …");
    release();
    await expect.poll(() => story(page).locator("a").count(), WAIT).toBe(2);
    await page.keyboard.type(" today");
    await expect.poll(() => story(page).textContent()).toMatch(/today$/);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Enter");
    await becomes(page, LAST, `${LAST} [Contact](/contact)`);
  });

  test("Enter starts a paragraph, and paragraphs become a list", async () => {
    const page = await openStory();
    await page.keyboard.press("Enter");
    await page.keyboard.type("One");
    await page.keyboard.press("Control+Shift+8");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Two");
    await page.keyboard.press("Control+Enter");
    await becomes(page, LAST, `${LAST}\n\n      - One\n      - Two`);
  });

  test("in one line Enter saves, and leaving a longer text does", async () => {
    const page = await openLead();
    await page.keyboard.type(" Always.");
    await page.keyboard.press("Enter");
    await becomes(page, LEAD, `${LEAD} Always.`);
    await openText(page, "Rosa groomed", story(page));
    await page.keyboard.type(" Come in.");
    await framed(page).locator("h1").click();
    await becomes(page, LAST, `${LAST} Come in.`);
  });
});

describe("a fact", () => {
  const chip = (page: Page) => lead(page).locator("[data-fact]");

  test("is a chip with its value, which is deleted as a whole", async () => {
    const page = await openLead();
    expect(await chip(page).getAttribute("data-fact")).toBe("${facts.since}");
    const value = (await chip(page).textContent()) ?? "";
    expect(value).toMatch(/^\d{4}$/);
    expect(await lead(page).textContent()).toContain(`the shop in ${value} with one tub`);
    await select(lead(page), " with one tub");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    expect(await chip(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await becomes(page, LEAD, LEAD.replace("${facts.since}", ""));
  });

  test("is inserted by a slash at the start of a word, found by its name; a slash within one is a slash", async () => {
    const page = await openLead();
    await page.keyboard.type(" and/or /");
    const list = page.getByRole("listbox");
    await list.waitFor(WAIT);
    await page.keyboard.type("phone");
    await expect.poll(() => list.getByRole("option").allTextContents()).toEqual([expect.stringMatching(/^Phone/)]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await becomes(page, LEAD, `${LEAD} and/or \${business.phone}`);
  });

  test("that is not chosen leaves the slash", async () => {
    const page = await openLead();
    await page.keyboard.type(" /");
    await page.getByRole("listbox").waitFor(WAIT);
    await page.keyboard.press("Escape");
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await becomes(page, LEAD, `${LEAD} /7`);
  });

  test("is chosen in the same list when a save shows the block again meanwhile", async () => {
    const page = await openLead();
    await page.keyboard.type(" /deposi");
    await page.getByRole("combobox", { name: "Insert a fact" }).waitFor(WAIT);
    const field = await lead(page).elementHandle();
    writeFileSync(
      path.join(desk.pages(), "about.yaml"),
      before.replace("heading: About the Shop", "heading: The Shop"),
    );
    await expect.poll(() => field?.evaluate((one) => one.isConnected), WAIT).toBe(false);
    await lead(page).waitFor(WAIT);
    for (let key = 0; key < "deposi".length; key++) await page.keyboard.press("Backspace");
    await page.keyboard.type("late notice");
    await page.keyboard.press("Enter");
    await expect.poll(() => lead(page).textContent(), WAIT).toMatch(/at a time\. ?24 hours$/);
    await page.keyboard.press("Enter");
    await expect.poll(onDisk, WAIT).toContain("${facts.lateNotice}");
    await desk.undo(page);
    writeFileSync(path.join(desk.pages(), "about.yaml"), before);
  });

  test("that is typed out is put in its place by one click", async () => {
    const page = await openLead();
    await page.keyboard.type(" Call ");
    const phone = /phone: (.*)/.exec(desk.before("site.yaml"))?.[1]?.replace(/["']/g, "") ?? "";
    await page.keyboard.type(`${phone}.`);
    await page
      .getByRole("region", { name: "Typed facts" })
      .getByRole("button", { name: /^Use the fact/ })
      .first()
      .click();
    await page.keyboard.press("Enter");
    await becomes(page, LEAD, `${LEAD} Call \${business.phone}.`);
  });
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head><body>
<!--StartFragment--><p class=MsoNormal style='line-height:107%'><b style='mso-bidi-font-weight:normal'>Bold</b> and <i>italic</i><o:p></o:p></p>
<h2>A heading</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>One</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Two with <a href="https://example.com/a">a link</a></p>
<table><tr><td>Cell</td></tr></table><img src="file:///C:/a.png"><!--EndFragment--></body></html>`;

const HOSTILE = `<p>Safe <script>top.hacked = 1; parent.hacked = 1</script><img src="x" onerror="top.hacked = 1">
<a href="javascript:top.hacked=1">one</a> <a href="data:text/html,x">two</a> <b onclick="top.hacked = 1">three</b>
<span data-fact="\${x}<img src=x onerror=top.hacked=1>">four</span><svg onload="top.hacked = 1"></svg>
<iframe srcdoc="<script>top.hacked=1</script>"></iframe><style>body { display: none }</style></p>`;

describe("what is pasted", () => {
  test("from a word processor becomes our Markdown: bold, links and lists stay", async () => {
    const page = await openStory();
    await page.keyboard.press("Enter");
    await paste(story(page), WORD);
    await page.keyboard.press("Control+Enter");
    const lines = [
      "**Bold** and *italic*",
      "",
      "A heading",
      "",
      "- One",
      "- Two with [a link](https://example.com/a)",
      "",
      "Cell",
    ];
    await becomes(page, LAST, `${LAST}\n${["", ...lines].map((line) => line && `      ${line}`).join("\n")}`);
  });

  test("that a text cannot hold becomes what it can, and what is lost is said", async () => {
    const page = await openStory();
    const site = /url: (.*)/.exec(desk.before("site.yaml"))?.[1]?.replace(/["']/g, "").replace(/\/$/, "") ?? "";
    const remarks = tools(page).locator("xpath=..").getByRole("alert");
    const table =
      "<table><tr><td><p>Small</p></td><td>by hand</td></tr><tr><td><b>Large</b></td><td></td><td>in the tub</td></tr></table>";
    await page.keyboard.press("Enter");
    await paste(
      story(page),
      `${table}<img src="https://example.com/a.png"><p><a href="${site.replace("https:", "http:")}/services.html">Ours</a>,
      <a href="${desk.url()}/about">preview</a>, <a href="http://example.com/b">theirs</a>, <a href="file:///C:/c.doc">file</a></p>`,
    );
    await expect
      .poll(() => remarks.textContent(), WAIT)
      .toBe(
        "A text has no tables: it has the words of the cells now. A text has no pictures: add them in a block of their own. The link of “file” cannot be in this text.",
      );
    await page.keyboard.press("Control+Enter");
    const lines = [
      "- Small: by hand",
      "- **Large**: in the tub",
      "",
      "[Ours](/services), [preview](/about), [theirs](https://example.com/b), file",
    ];
    await becomes(page, LAST, `${LAST}\n${["", ...lines].map((line) => line && `      ${line}`).join("\n")}`);
    await openText(page, "with one tub", lead(page));
    await paste(lead(page), table);
    await expect
      .poll(() => remarks.textContent(), WAIT)
      .toBe("A text has no tables: it has the words of the cells now.");
    expect(await lead(page).textContent()).toContain("Small: by hand Large: in the tub");
    await page.keyboard.press("Escape");
  });

  test("with scripts is words", async () => {
    const page = await openLead();
    await page.keyboard.type(" ");
    await paste(lead(page), HOSTILE);
    await page.keyboard.press("Enter");
    await becomes(page, LEAD, `${LEAD} Safe one two **three** four`);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(
      await framed(page)
        .locator("body")
        .evaluate(() => "hacked" in window),
    ).toBe(false);
  });
});

test("a text that is opened and left writes nothing, and neither does one whose edit is undone", async () => {
  const page = await openStory();
  await select(story(page), "poodles");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Control+z");
  expect(await story(page).locator("strong").allTextContents()).toEqual(["less hairspray and more dogs"]);
  let saves = 0;
  await page.route("**/_desk/edit", async (route) => {
    saves++;
    await route.continue();
  });
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => story(page).count()).toBe(0);
  expect([onDisk(), saves]).toEqual([before, 0]);
});

test("the field has the place and the look of the text, and the toolbar is one stop of the Tab key", async () => {
  const page = await desk.openTyping();
  const paragraphs = framed(page).locator("#story p");
  const shown = async (all: Locator) =>
    all.evaluateAll((elements) =>
      elements.slice(0, 2).map((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        const { fontFamily, fontSize, color } = getComputedStyle(element);
        const y = Math.round(top + (element.ownerDocument.defaultView?.scrollY ?? 0));
        return { left: Math.round(left), y, height: Math.round(height), fontFamily, fontSize, color };
      }),
    );
  const was = await shown(paragraphs);
  await openText(page, "Rosa groomed", story(page));
  expect(await shown(story(page).locator("p"))).toEqual(was);
  expect(await story(page).getAttribute("aria-multiline")).toBe("true");
  expect(await axeFindings(page, "body")).toEqual([]);
  await tool(page, "Bold").focus();
  await page.keyboard.press("ArrowLeft");
  await desk.focusIs(page, /Insert a fact/);
  expect(await tools(page).locator('[tabindex="0"]').count()).toBe(1);
  expect(await tool(page, "Italic").getAttribute("title")).toContain("Ctrl+I");
});

test("in a form a longer text looks as on the page, and is saved by leaving it", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "story");
  const field = form.getByRole("textbox", { name: /^Text/ });
  await select(field, "poodles");
  await page.keyboard.press("Alt+F10");
  await desk.focusIs(page, /^button Bold/);
  await page.keyboard.press("Enter");
  await form
    .getByRole("textbox", { name: /^Heading/ })
    .first()
    .focus();
  await becomes(page, FIRST, FIRST.replace("poodles", "**poodles**"));
});
