import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { holdBack } from "./support/holdBack";
import { plainWords } from "./support/plainWords";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed, git } = desk;
const FILE = "about.yaml";
const onDisk = () => desk.read(FILE);
const before = desk.before(FILE);

/** Opens the desk around the page with typing on, by the pointer. */
async function open(): Promise<Page> {
  const page = await desk.open();
  await desk.showTexts(page);
  await page.getByRole("button", { name: "Type on the page" }).click();
  return page;
}

const texts = (page: Page) => page.getByRole("tabpanel").locator(".text-item");
const field = (page: Page) => framed(page).getByRole("textbox", { name: /^heading of hero/ });
const openField = (page: Page) => framed(page).locator("[data-desk-field] [contenteditable=true]");
const openOrStripField = (page: Page) => openField(page).or(page.locator(".strip-field [contenteditable=true]"));
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
const heading = (page: Page) => framed(page).locator("h1");

/** What undo and redo would do. */
const historyOf = (page: Page) =>
  page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? "";
    return (await fetch("/_desk/history", { headers: { "x-desk": token } })).json() as Promise<unknown>;
  });

/** Takes back what the test has changed, by the button. */
async function takeBack(page: Page): Promise<void> {
  await undo(page).click();
  await expect.poll(onDisk, WAIT).toBe(before);
}

describe("a text of the page", () => {
  test("is opened by a click, saved by Enter in its one line of the file, and taken back", async () => {
    const page = await open();
    await heading(page).click();
    await field(page).fill("A Heading Typed Here");
    await expect.poll(() => page.locator(".edit-strip").textContent()).toContain("20 characters");
    await page.keyboard.press("Enter");
    await expect.poll(() => plainWords(heading(page)), WAIT).toBe("A Heading Typed Here");
    const [was, is] = [before.split("\n"), onDisk().split("\n")];
    expect(is.length).toBe(was.length);
    expect(is.filter((line, index) => line !== was[index])).toHaveLength(1);
    expect(onDisk()).toContain("heading: A Heading Typed Here");
    await takeBack(page);
    await expect.poll(() => plainWords(heading(page)), WAIT).not.toBe("A Heading Typed Here");
  });

  test("that is saved late leaves the focus where a person has moved it on the page", async () => {
    const page = await open();
    await framed(page).getByRole("main").getByRole("link").first().focus();
    await page.keyboard.press("F2");
    await expect.poll(() => openField(page).count(), WAIT).toBe(1);
    await page.keyboard.press("End");
    await page.keyboard.type(" Today");
    const release = await holdBack(page, "**/_desk/edit");
    await page.keyboard.press("Enter");
    await framed(page).getByRole("contentinfo").getByRole("link").first().focus();
    release();
    await expect.poll(() => openField(page).count(), WAIT).toBe(0);
    await desk.focusIs(page, /^page a 12\sMaple/);
    await takeBack(page);
  });

  test("is left by Escape with nothing written", async () => {
    const page = await open();
    const history = await historyOf(page);
    await heading(page).click();
    await field(page).fill("Never Saved");
    await page.keyboard.press("Escape");
    await expect.poll(() => field(page).count()).toBe(0);
    expect(await historyOf(page)).toEqual(history);
  });

  test("is opened, saved and undone with only the keyboard", async () => {
    const page = await open();
    const item = texts(page).filter({ hasText: /^heading of hero/ });
    await item.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("End");
    await page.keyboard.type(" by Keys");
    await page.keyboard.press("Enter");
    await expect.poll(() => plainWords(heading(page)), WAIT).toMatch(/by Keys$/);
    await undo(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(onDisk, WAIT).toBe(before);
  });

  test("that would make an error is refused in words, and the file stays as it was", async () => {
    const page = await open();
    await heading(page).click();
    await field(page).fill("${no.such.fact}");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".edit-strip .refused").textContent(), WAIT).toContain("no, such, fact");
    await expect.poll(() => field(page).getAttribute("aria-invalid")).toBe("true");
    expect(onDisk()).toBe(before);
    await field(page).press("Escape");
  });

  test("that an editor has saved meanwhile is not overwritten: a person chooses", async () => {
    const page = await open();
    await heading(page).click();
    await field(page).fill("Mine");
    const theirs = before.replace(/heading: .*/, "heading: Theirs");
    writeFileSync(path.join(desk.pages(), FILE), theirs);
    await page.getByRole("button", { name: "Save" }).click();
    const choice = page.getByRole("region", { name: "Two changes of the same lines" });
    await choice.waitFor(WAIT);
    expect(onDisk()).toBe(theirs);
    await choice.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(onDisk, WAIT).toContain("heading: Mine");
    await undo(page).click();
    await expect.poll(onDisk, WAIT).toBe(theirs);
    writeFileSync(path.join(desk.pages(), FILE), before);
  });

  test("has one toolbar while a person chooses, and none once the choice is made", async () => {
    const page = await open();
    await heading(page).click();
    await field(page).fill("Mine");
    const theirs = before.replace(/heading: .*/, "heading: Theirs");
    writeFileSync(path.join(desk.pages(), FILE), theirs);
    await framed(page)
      .getByRole("heading", { name: "Theirs" })
      .waitFor({ state: "attached", ...WAIT });
    await openOrStripField(page).first().press("Enter");
    const choice = page.getByRole("region", { name: "Two changes of the same lines" });
    await choice.waitFor(WAIT);
    const tools = page.locator(".edit-strip").getByRole("toolbar");
    expect(await tools.count()).toBe(1);
    await choice.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(onDisk, WAIT).toContain("heading: Mine");
    await expect.poll(() => tools.count(), WAIT).toBe(0);
    await undo(page).click();
    await expect.poll(onDisk, WAIT).toBe(theirs);
    writeFileSync(path.join(desk.pages(), FILE), before);
  });
});

/** Opens the heading of the first block and types over it. */
async function typeHeading(page: Page, words: string): Promise<void> {
  await heading(page).click();
  await field(page).fill(words);
}

const unsaved = (page: Page) => page.getByRole("region", { name: "Not saved yet" });
const second = (page: Page) => framed(page).locator("#story h2");

describe("typed words are not lost", () => {
  test("when another text is clicked, another page is chosen, or the desk is loaded again", async () => {
    const page = await open();
    const ways: [string, () => Promise<unknown>][] = [
      ["another text", () => second(page).click()],
      ["another page", () => desk.choosePage(page, "/")],
      ["a reload", () => page.reload()],
    ];
    for (const [way, leave] of ways) {
      await page.goto("/_desk/at/about");
      await texts(page)
        .filter({ hasText: /^heading of hero/ })
        .waitFor(WAIT);
      await typeHeading(page, `Left by ${way}`);
      await leave();
      await expect.poll(onDisk, WAIT).toContain(`heading: Left by ${way}\n`);
    }
    await page.goto("/_desk/at/about");
    await texts(page).first().waitFor(WAIT);
    expect(await unsaved(page).count()).toBe(0);
    await desk.takeBack(page);
  });

  test("when they are refused: they wait with their text over pages and reloads", async () => {
    const page = await open();
    await typeHeading(page, "Wait for ${no.such.fact}");
    await second(page).click();
    await expect.poll(() => unsaved(page).textContent(), WAIT).toContain("no.such.fact");
    const mark = page.locator(".unsaved-mark");
    const [box, over] = [await heading(page).boundingBox(), await mark.boundingBox()];
    expect(Math.round(over?.y ?? 0)).toBe(Math.round(box?.y ?? 1));
    expect(await axeFindings(page, "body")).toEqual([]);
    await page.keyboard.press("Escape");

    await page.reload();
    await expect.poll(() => unsaved(page).textContent(), WAIT).toContain("no.such.fact");
    const again = await page.context().newPage();
    await page.close();
    await again.goto("/_desk/at/");
    await unsaved(again)
      .getByRole("button", { name: /^Show heading of hero/ })
      .press("Enter");
    await expect.poll(() => field(again).textContent(), WAIT).toBe("Wait for ${no.such.fact}");
    await field(again).fill("No Longer Waiting");
    await again.keyboard.press("Enter");
    await expect.poll(onDisk, WAIT).toContain("heading: No Longer Waiting\n");
    await expect.poll(() => unsaved(again).count(), WAIT).toBe(0);
    await takeBack(again);
  });

  test("when another text is clicked in the moment of Enter: both the save and the click count", async () => {
    const page = await open();
    await typeHeading(page, "Saved by Enter");
    const lead = framed(page).locator("p", { hasText: "Rosa and Ned Alder opened" });
    const { x, y } = (await lead.boundingBox()) ?? { x: 0, y: 0 };
    await Promise.all([page.keyboard.press("Enter"), page.mouse.click(x + 4, y + 4)]);
    await expect.poll(onDisk, WAIT).toContain("heading: Saved by Enter\n");
    await expect.poll(() => plainWords(heading(page)), WAIT).toBe("Saved by Enter");
    await page.keyboard.type("!");
    const leadField = framed(page).getByRole("textbox", { name: /^lead of hero/ });
    // Where it was clicked.
    await expect.poll(() => leadField.textContent()).toMatch(/^R?!/);
    await page.keyboard.press("Escape");
    await takeBack(page);
  });

  test("when Escape discards them: they can be brought back", async () => {
    const page = await open();
    await typeHeading(page, "Brought Back");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Bring back" }).click();
    await expect.poll(() => field(page).textContent(), WAIT).toBe("Brought Back");
    await page.keyboard.press("Enter");
    await expect.poll(onDisk, WAIT).toContain("heading: Brought Back\n");
    await takeBack(page);
  });

  test("when another save's response arrives, the open field stays, and each result is shown at its text", async () => {
    const page = await open();
    const release = await holdBack(page, "**/_desk/edit");
    await typeHeading(page, "First of ${no.such.fact}");
    await page.keyboard.press("Enter");
    await second(page).click();
    const story = framed(page).getByRole("textbox", { name: /^heading of text section/ });
    await story.fill("Second");
    release();
    await expect.poll(() => unsaved(page).textContent(), WAIT).toContain("no.such.fact");
    expect(await story.getAttribute("aria-invalid")).toBe("false");
    await story.pressSequentially(" and More");
    await page.keyboard.press("Enter");
    await expect.poll(onDisk, WAIT).toContain("heading: Second and More\n");
    await unsaved(page)
      .getByRole("button", { name: /^Discard/ })
      .click();
    await takeBack(page);
  });
});

describe("an accordion while typing is on", () => {
  const section = (page: Page) => framed(page).locator("#faq");
  const answer = (page: Page) => section(page).getByText("You may. Some dogs are calmer", { exact: false });
  const question = (page: Page) => section(page).getByText("May I stay while you work?").first();

  test("opens with its question, beside it with the cursor in its answer, and stays open once that is saved", async () => {
    const page = await open();
    await desk.pointAtText(page, question(page));
    await question(page).click({ position: { x: 20, y: 10 } });
    await expect.poll(() => openField(page).textContent(), WAIT).toBe("May I stay while you work?");
    // It starts meanwhile: the field stays with its text.
    await expect.poll(() => answer(page).isVisible(), WAIT).toBe(true);
    await expect.poll(() => section(page).locator("[data-reach-accordion]").count(), WAIT).toBe(1);
    const gap = async () => {
      const [over, under] = [await openField(page).boundingBox(), await answer(page).boundingBox()];
      return (under?.y ?? 0) - (over?.y ?? 0);
    };
    await expect.poll(gap, WAIT).toBeGreaterThan(10);
    expect(await gap()).toBeLessThan(120);
    await page.keyboard.press("Escape");
    await answer(page).click();
    await expect.poll(() => openField(page).textContent(), WAIT).toContain("You may.");
    await page.keyboard.press("End");
    await page.keyboard.type(" Truly.");
    await page.keyboard.press("Control+Enter");
    await expect.poll(onDisk, WAIT).toContain("Truly.");
    await expect.poll(() => section(page).getByText("Truly.").first().isVisible(), WAIT).toBe(true);
    const other = section(page).getByText("Do you groom cats?").first();
    const box = await other.locator("xpath=ancestor-or-self::*[self::summary or self::button]").first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => section(page).getByText("cats hold grudges").first().isVisible(), WAIT).toBe(true);
    await expect.poll(() => openField(page).textContent(), WAIT).toContain("cats hold grudges");
    await page.keyboard.type(" And long ones.");
    await page.keyboard.press("Control+Enter");
    await expect.poll(onDisk, WAIT).toContain("And long ones.");
    await section(page).getByText("And long ones.").first().waitFor(WAIT);
    await question(page).press("Enter");
    await expect.poll(() => openField(page).textContent(), WAIT).toContain("Truly.");
    await page.keyboard.press("Escape");
    await desk.takeBack(page);
  });
});

test("words that are kept instead of an editor's are written where their text is now", async () => {
  const page = await open();
  await typeHeading(page, "Mine");
  const blocks = before.split(/^(?= {2}- )/m);
  const [head = "", hero = "", ...others] = blocks;
  const moved = [head, ...others, hero.replace(/heading: .*/, "heading: Theirs")].join("");
  writeFileSync(path.join(desk.pages(), FILE), moved);
  await page.keyboard.press("Enter");
  const choice = page.getByRole("region", { name: "Two changes of the same lines" });
  await choice.getByRole("button", { name: "Keep mine" }).click(WAIT);
  await expect.poll(onDisk, WAIT).toBe(moved.replace("heading: Theirs", "heading: Mine"));
  writeFileSync(path.join(desk.pages(), FILE), before);
});

test("a fact is opened from a text, whichever place is open", async () => {
  const page = await open();
  await desk.tab(page, /^Site/).click();
  await framed(page).locator("#hero").getByText("with one tub").click();
  await page
    .getByRole("button", { name: /^Change on all/ })
    .first()
    .click();
  const fact = page.locator(".edit-strip").getByRole("textbox");
  await expect.poll(() => fact.evaluate((one) => one === document.activeElement), WAIT).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => fact.count()).toBe(0);
});

test("a text that the page does not show is typed in the panel", async () => {
  const page = await open();
  await texts(page)
    .filter({ hasText: /^description(?! of)/ })
    .click();
  const panelField = page.getByRole("textbox", { name: "description" });
  await panelField.fill("What this page about the groomer says in search results, typed in the panel.");
  await panelField.press("Enter");
  await expect.poll(onDisk, WAIT).toContain("typed in the panel.");
  await takeBack(page);
});

test("a line that begins with a link has a field as wide as the line", async () => {
  const page = await desk.openTyping("/a-draft");
  const lead = framed(page).locator("p", { hasText: /about us\.$/ });
  const draft = desk.read("a-draft.yaml");
  writeFileSync(
    path.join(desk.pages(), "a-draft.yaml"),
    draft
      .replace("lead: See [our services]", 'lead: "[Drop-in services]')
      .replace("[about us](/about).", '[about us](/about)."'),
  );
  await expect.poll(() => lead.textContent(), WAIT).toMatch(/^Drop-in services/);
  const width = (await lead.boundingBox())?.width ?? 0;
  await page.locator(".text-item", { hasText: /^lead/ }).click();
  const box = await framed(page).getByRole("textbox", { name: /^lead/ }).boundingBox();
  expect(box?.width).toBeGreaterThan(0.9 * width);
  await page.keyboard.press("Escape");
  writeFileSync(path.join(desk.pages(), "a-draft.yaml"), draft);
});

test("the frame around a picture follows it, and disappears with its page", async () => {
  const page = await open();
  const picture = framed(page).locator('#story img[tabindex="0"]');
  await picture.click();
  await page.getByRole("button", { name: "Back to the page" }).click();
  const frame = page.locator(".picture-hint");
  await frame.waitFor();
  const apart = async () =>
    Math.round(((await picture.boundingBox())?.y ?? 0) - ((await frame.boundingBox())?.y ?? Number.NaN));
  expect(await apart()).toBe(0);
  await framed(page)
    .locator("#story h2")
    .evaluate((above) => above.append(" A longer heading".repeat(12)));
  await expect.poll(apart).toBe(0);
  await desk.choosePage(page, "/contact");
  await framed(page).locator("h1", { hasText: "Contact" }).waitFor(WAIT);
  await expect.poll(() => frame.count()).toBe(0);
});

test("the page does not move, however long its name is", async () => {
  const page = await open();
  const top = async () => (await page.locator("iframe").boundingBox())?.y;
  const before = await top();
  await page.locator(".which h1").evaluate((name) => {
    name.textContent = "A Long Name ".repeat(30);
  });
  expect(await top()).toBe(before);
});

test("a block is moved, copied and removed, each one step back", async () => {
  const page = await open();
  const blocks = page.getByRole("tabpanel").locator(".block-row");
  await blocks.first().waitFor();
  const summaries = () => blocks.locator(".open-block").allTextContents();
  const start = await summaries();
  for (const name of [/^Move .* down$/, /^Duplicate /, /^Remove /]) {
    // One that was removed and is back is folded.
    await blocks
      .first()
      .locator("details")
      .evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
    await blocks.first().getByRole("button", { name }).click();
    await expect.poll(summaries).not.toEqual(start);
    await expect.poll(onDisk, WAIT).not.toBe(before);
    await takeBack(page);
    await expect.poll(summaries, WAIT).toEqual(start);
  }
});

test("another day can be chosen beside the width, and then today again", async () => {
  const page = await open();
  const day = page.getByLabel("As of");
  const now = await day.inputValue();
  await day.fill("2060-01-01");
  await page.getByText("This is January 1, 2060").waitFor(WAIT);
  await page.getByRole("button", { name: "Back to today" }).click();
  await expect.poll(() => day.inputValue(), WAIT).toBe(now);
});

test("what changed since the last commit is listed, published in one commit on a branch, and taken back", async () => {
  const page = await open();
  await heading(page).click();
  await field(page).fill("To Be Published");
  await page.keyboard.press("Enter");
  await expect.poll(() => plainWords(heading(page)), WAIT).toBe("To Be Published");
  await page.getByRole("button", { name: "Publish (1)" }).click(WAIT);
  const panel = page.getByRole("tabpanel");
  await expect.poll(() => panel.locator(".what-goes ins").allTextContents(), WAIT).toEqual(["To Be Published"]);
  await expect.poll(() => panel.locator(".seen").textContent(), WAIT).toMatch(/Heading.*About.*To Be Published/);
  await panel.getByRole("textbox", { name: "What changed" }).fill("Say it better");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => panel.getByRole("status").textContent(), WAIT).toContain("Sent.");
  await panel.getByText("Details").click();
  await panel.getByText(/^Branch: desk\/.*say-it-better$/).waitFor();
  const branch = git("--git-dir", "remote.git", "for-each-ref", "--format=%(refname:short)").trim();
  expect(branch).toMatch(/^desk\/.*say-it-better$/);
  expect(git("--git-dir", "remote.git", "show", "--format=%s", "--name-only", branch)).toBe(
    `Say it better\n\npages/${FILE}\n`,
  );
  await expect.poll(() => panel.textContent(), WAIT).toContain("Nothing has changed since then.");
  await takeBack(page);
  // What was sent and taken back is a change to send.
  await expect.poll(() => panel.locator(".what-goes del").allTextContents(), WAIT).toEqual(["To Be Published"]);
});
