import { expect, test } from "vitest";
import { parse } from "yaml";
import { plainWords } from "./support/plainWords";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed, takeBack } = desk;
const onDisk = () => desk.read();
const before = desk.before();
/** The lines of the file that are not as they were, by their number. */
const changed = () => {
  const was = before.split("\n");
  return onDisk()
    .split("\n")
    .filter((line, index) => line !== was[index])
    .map((line) => line.trim());
};
const questions = () => {
  const { blocks } = parse(onDisk()) as { blocks: { type: string; items: { question: string }[] }[] };
  return blocks.find(({ type }) => type === "faq")?.items.map(({ question }) => question) ?? [];
};

test("a link by its page's name, an icon, a choice and a number of characters are set with only the keyboard, one line each", async () => {
  const page = await desk.open();
  let form = await desk.openSettings(page, "hero");
  await form.locator(".entry > summary").first().press("Enter");
  const link = form.getByRole("combobox", { name: "Leads to" });
  // With the value of the fact that is written there.
  await expect.poll(() => link.inputValue()).toMatch(/^tel:\+1\d{10}$/);
  await link.fill("gall");
  await page.getByRole("option", { name: /^Gallery/ }).waitFor(WAIT);
  await link.press("ArrowDown");
  await link.press("Enter");
  await expect.poll(changed, WAIT).toEqual(["to: /gallery"]);
  await expect
    .poll(() => framed(page).locator('h1 ~ * a[href="/gallery"], main a[href="/gallery"]').count(), WAIT)
    .toBe(1);

  form = await desk.openSettings(page, "credentials");
  await form.locator(".entry > summary").first().press("Enter");
  const award = form.getByRole("radio", { name: "Award" });
  await award.press("ArrowRight");
  const chosen = await form
    .getByRole("radiogroup", { name: "Icon" })
    .getByRole("radio", { checked: true })
    .getAttribute("name");
  expect(chosen).toBe(await award.getAttribute("name"));
  expect(changed(), "looking around changes nothing").toEqual(["to: /gallery"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => changed().length, WAIT).toBe(2);
  expect(changed()[1]).toMatch(/^- icon: (?!award)\w+$/);

  form = await desk.openSettings(page, "story");
  await form.getByRole("combobox", { name: /^Tone/ }).selectOption("strong");
  await expect.poll(changed, WAIT).toContain("tone: strong");
  for (const width of [1500, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // The bar of a narrow window comes with the next frame.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), WAIT).toBe(width);
  }
  await page.setViewportSize({ width: 1500, height: 900 });
  await takeBack(page);
  await expect.poll(() => form.getByRole("combobox", { name: /^Tone/ }).inputValue(), WAIT).toBe("soft");
});

test("what would make an error is refused at its field in words, and a fact is written out here only", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "hero");
  const heading = form.getByRole("textbox", { name: "Heading", exact: true });
  await heading.fill("");
  await heading.press("Enter");
  const field = form.locator('[data-field="/blocks/0/heading"]');
  await expect.poll(() => field.getByRole("alert").textContent(), WAIT).toContain("empty");
  await expect.poll(() => heading.getAttribute("aria-invalid")).toBe("true");
  await heading.press("Escape");
  await expect.poll(() => plainWords(heading)).toBe("About the Shop");
  expect(onDisk()).toBe(before);

  const lead = form.locator('[data-field="/blocks/0/lead"]');
  await lead.locator("summary").press("Enter");
  await lead.getByRole("button", { name: "Write it out, here only" }).press("Enter");
  await expect.poll(changed, WAIT).toEqual([expect.stringMatching(/^lead: .* in \d{4} with one tub/)]);
  await takeBack(page);
});

test("a list is put in order by pointer and buttons, and no action is lost while another is under way", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "faq");
  const all = questions();
  const summaries = form.locator(".entry > summary");
  const shown = async () => (await summaries.allTextContents()).map((words) => words.replace(/^\d+\. /, ""));
  expect(await shown()).toEqual(all);
  const [, second = "", ...rest] = all;

  // Each one is clicked at once: what is shown is what was done, and the file follows.
  await summaries.first().press("Enter");
  await form.getByRole("button", { name: /^Move .* 1 down$/ }).press("Enter");
  await form.getByRole("button", { name: /^Move .* 2 down$/ }).press("Enter");
  await form.getByRole("button", { name: /^Remove .* 3$/ }).press("Enter");
  await expect.poll(shown).toEqual([second, ...rest]);
  await expect.poll(questions, WAIT).toEqual([second, ...rest]);
  await expect.poll(shown, WAIT).toEqual([second, ...rest]);

  const from = await form.locator(".handle").nth(0).boundingBox();
  const to = await form.locator(".handle").nth(2).boundingBox();
  if (!from || !to) throw new Error("There are no handles.");
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y + 20);
  await form.locator("li[data-dragging]").waitFor(WAIT);
  await page.mouse.move(to.x + 5, to.y + 12, { steps: 4 });
  // The third entry makes room.
  await expect.poll(() => form.locator(".sortable > li").nth(2).getAttribute("style"), WAIT).toContain("translate");
  await page.mouse.up();
  const dragged = [rest[0], rest[1], second, ...rest.slice(2)];
  await expect.poll(questions, WAIT).toEqual(dragged);

  // A new one is empty: an example's words could be published by mistake. It is filled in first, and added as a whole.
  await form.getByRole("button", { name: /^Add / }).press("Enter");
  const question = form.locator(".new-entry").getByRole("textbox", { name: "Question" });
  const answer = form.locator(".new-entry").getByRole("textbox", { name: "Answer" });
  expect([await question.textContent(), await answer.textContent()]).toEqual(["", ""]);
  await question.fill("May I bring a second dog?");
  await answer.fill("Yes, after the first one.");
  await form.getByRole("button", { name: /^Add this / }).press("Enter");
  await expect.poll(questions, WAIT).toEqual([...dragged, "May I bring a second dog?"]);
  await expect.poll(shown, WAIT).toHaveLength(dragged.length + 1);
  await takeBack(page);
  await expect.poll(shown, WAIT).toEqual(all);
});
