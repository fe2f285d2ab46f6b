import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isLong } from "../support/amount";
import { PRICE_BOOK } from "../support/bathPrices";
import { actionsOn, type Means } from "./support/actions";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed } = desk;

const file = (name: string) => path.join(desk.pages(), name);
const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), "utf8") : "");
const write = (name: string, text: string) => writeFileSync(file(name), text);

/** What is sent is not the same twice. */
let version = 0;

type Act = ReturnType<typeof actionsOn>;

interface Task {
  /** The page on which the desk is open. */
  route: string;
  /** At most this many clicks and keys beside the writing, with a mouse in a wide window. */
  most: number;
  /** Whether it begins at a text or picture of the page: deskWalk and deskKeys have the ways of only keys. */
  isOnPage?: boolean;
  /** Changes files before the desk is opened. */
  prepare?: () => void;
  run: (page: Page, act: Act) => Promise<void>;
  /** The file that it changes, and what is in it then. */
  makes: [name: string, ...words: RegExp[]];
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const panel = (page: Page) => page.getByRole("tabpanel");
const dialog = (page: Page) => page.getByRole("dialog");
const inDialog = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true });

/** Goes to a place of the panel, which is a sheet over the page in a narrow window. */
async function goTo(page: Page, act: Act, place: string): Promise<void> {
  const tab = desk.tab(page, new RegExp(`^${place}`));
  const isChosen = async () => (await tab.getAttribute("aria-selected")) === "true";
  if (!(await panel(page).isVisible())) await act.click(page.getByRole("button", { name: "Content", exact: true }));
  await panel(page).waitFor(WAIT);
  if (act.means !== "keys") return (await isChosen()) ? undefined : act.click(tab);
  for (let presses = 0; presses < 2 && !(await tab.evaluate(inTabs)); presses++) await act.press("F6");
  while (!(await isChosen())) await act.press("ArrowRight");
}

const inTabs = (tab: Element) => tab.parentElement?.contains(document.activeElement) ?? false;

/** Writes over the text of the page that is open, or opens. */
async function writeOver(page: Page, words: string): Promise<void> {
  await framed(page).getByRole("textbox").waitFor(WAIT);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
}

/** Fills in what a new page needs. */
async function describe(page: Page, act: Act, heading: string): Promise<void> {
  await act.write(inDialog(page, "Title"), `${heading} | Maple Street`);
  await act.write(
    inDialog(page, "Description"),
    `${heading}: five minutes with a soft brush every evening, and no knots.`,
  );
}

const tasks: Record<string, Task> = {
  "a headline": {
    route: "/about",
    most: 3,
    isOnPage: true,
    async run(page, act) {
      await act.click(button(page, "Type on the page"));
      await act.click(framed(page).getByText("About the Shop").first());
      await writeOver(page, "About Us Both");
      await act.press("Enter");
    },
    makes: ["about.yaml", /heading: About Us Both/],
  },
  "an answer of a question": {
    route: "/about",
    most: 3,
    isOnPage: true,
    async run(page, act) {
      await act.click(button(page, "Type on the page"));
      // The arrow beside the question unfolds the answer, and opens it.
      const question = framed(page).locator("#faq summary", { hasText: "May I stay while you work?" });
      const width = await question.evaluate(({ clientWidth }) => clientWidth);
      await act.click(question, { x: width - 12, y: 20 });
      await writeOver(page, "Always.");
      await act.press("Control+Enter");
    },
    makes: ["about.yaml", /answer: Always\./],
  },
  "a price from a day on": {
    route: "/about",
    most: 7,
    prepare: () => write("site.yaml", desk.before("site.yaml") + PRICE_BOOK),
    async run(page, act) {
      await goTo(page, act, "Site");
      await act.click(button(page, /^Prices/));
      await act.click(button(page, "Open the price book as a table"));
      await page.locator('[data-at="1 2"]').waitFor(WAIT);
      if (act.means !== "keys") await act.click(page.locator('[data-at="1 2"]'));
      else for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await act.press(key);
      await page.keyboard.type("45");
      await act.press("Enter");
      await act.choose(page.getByLabel("From a day on"), "2099-01-01");
      await act.click(page.getByRole("button", { name: "Save", exact: true }));
    },
    makes: ["site.yaml", /value: \$45, from: 2099-01-01/],
  },
  "a new page made from another": {
    route: "/contact",
    most: 6,
    async run(page, act) {
      await goTo(page, act, "Page");
      await act.click(panel(page).getByRole("button", { name: "New page" }));
      await act.write(inDialog(page, "Address"), "/puppy-hour");
      await describe(page, act, "An Hour for Puppies on Saturdays");
      await act.write(inDialog(page, "Heading"), "Puppy Hour");
      await act.press("Enter");
    },
    makes: ["puppy-hour.yaml", /heading: "?Puppy Hour/],
  },
  "a menu link to a page that has none": {
    route: "/early-baths",
    most: 4,
    async run(page, act) {
      await goTo(page, act, "Site");
      await act.click(button(page, /^Menus/));
      await act.click(button(page, "Add link").first());
      // Its words have the focus.
      await page.keyboard.type("Baths at Dawn");
      await act.click(button(page, "Add this link"));
    },
    makes: ["site.yaml", /- \{? ?label: "?Baths at Dawn"?[\s,]+to: \/early-baths/],
  },
  "a page out of draft": {
    route: "/a-draft",
    most: 1,
    async run(page, act) {
      await goTo(page, act, "Page");
      await act.click(button(page, "Make it public"));
    },
    makes: ["a-draft.yaml", /^description: .*\nblocks/m],
  },
  "the first entry of a collection": {
    route: "/about",
    most: 6,
    prepare() {
      mkdirSync(file("tips"), { recursive: true });
      write("tips/_collection.yaml", "collection: Tips\nkind: Article\n");
    },
    async run(page, act) {
      if (act.means === "keys") await act.press("Control+K");
      else await act.click(page.getByRole("button", { name: "Pages", exact: true }));
      await act.click(button(page, "Tips entry"));
      await describe(page, act, "Brush a Little Every Day");
      await act.write(inDialog(page, "Heading"), "Brush a Little Every Day");
      await act.press("Enter");
    },
    makes: ["tips/brush-a-little-every-day.yaml", /heading: "?Brush/],
  },
  "a collection with its first entry": {
    route: "/about",
    most: 9,
    async run(page, act) {
      if (act.means === "keys") await act.press("Control+K");
      else await act.click(page.getByRole("button", { name: "Pages", exact: true }));
      await act.click(button(page, "New collection"));
      await act.write(inDialog(page, "Name"), "Advice");
      await act.press("Enter");
      await page.getByRole("dialog", { name: "New entry in Advice" }).waitFor(WAIT);
      await describe(page, act, "Brush a Little Every Day");
      await act.write(inDialog(page, "Heading"), "Brush a Little Every Day");
      await act.write(dialog(page).locator("[data-field='/summary'] textarea"), "A soft brush, five minutes.");
      await act.click(button(page, "Create the page"));
    },
    makes: ["advice/brush-a-little-every-day.yaml", /summary: A soft brush/],
  },
  "a holiday": {
    route: "/about",
    most: 5,
    async run(page, act) {
      await goTo(page, act, "Site");
      await act.click(button(page, /^Hours and holidays/));
      await act.click(button(page, /^Add holiday/));
      // The name has the focus.
      await page.keyboard.type("Inventory");
      await act.choose(page.locator('.new-entry [data-field$="/date"]').getByLabel("From the calendar"), "2099-12-01");
      await act.click(button(page, /^Add this holiday/));
    },
    makes: ["site.yaml", /name: Inventory/],
  },
  "a block for December": {
    route: "/about",
    most: 8,
    async run(page, act) {
      await goTo(page, act, "Content");
      await act.click(page.getByRole("button", { name: "Add a block", exact: true }));
      await act.click(dialog(page).getByRole("button", { name: /^Call to action/ }));
      const form = page.locator("section.form");
      await act.write(form.getByRole("textbox", { name: "Heading", exact: true }), "Gifts for Dogs");
      await act.click(form.locator("summary", { hasText: "When it is shown" }).last());
      await act.choose(form.getByRole("group", { name: /^Shown from/ }).getByLabel("Day"), "2099-12-01");
      await act.choose(form.getByRole("group", { name: /^Shown until/ }).getByLabel("Day"), "2099-12-31");
      await act.press("Enter");
    },
    makes: ["about.yaml", /heading: Gifts for Dogs/, /from: "?2099-12-01/, /until: "?2099-12-31/],
  },
  "a picture": {
    route: "/about",
    most: 5,
    isOnPage: true,
    async run(page, act) {
      const picture = framed(page).locator("#story img");
      await act.click(button(page, "Type on the page"));
      await expect.poll(() => picture.getAttribute("tabindex"), WAIT).toBe("0");
      await act.click(picture);
      await act.click(button(page, "Choose a picture"));
      await act.click(page.locator(".gallery .tile", { hasText: "nap.svg" }));
      await act.click(dialog(page).getByRole("button", { name: "Keep it" }));
    },
    makes: ["about.yaml", /src: \/images\/nap\.svg/],
  },
  "sending it": {
    route: "/about",
    most: 2,
    prepare: () => write("about.yaml", desk.before().replace("About the Shop", `About Us, Version ${++version}`)),
    async run(page, act) {
      if (act.means === "keys") await goTo(page, act, "Publish");
      else await act.click(button(page, /^Publish/).first());
      await act.click(page.getByRole("button", { name: "Send", exact: true }));
      await page.getByText(/^Sent\./).waitFor(WAIT);
    },
    makes: ["about.yaml", /About Us, Version/],
  },
};

interface Way {
  means: Means;
  viewport: { width: number; height: number };
  /** How many more steps a task may take than with a mouse in a wide window. */
  more: number;
}

const WIDE = { width: 1440, height: 900 };

const ways: Way[] = [
  { means: "mouse", viewport: WIDE, more: 0 },
  // A place is gone to by F6 and arrow keys.
  { means: "keys", viewport: WIDE, more: 6 },
];

/** In these the sheet is opened first. */
const narrowWays: Way[] = [
  { means: "finger", viewport: { width: 390, height: 844 }, more: 2 },
  // A window of 1440 by 900 pixels at 200 %.
  { means: "mouse", viewport: { width: 720, height: 450 }, more: 2 },
];

for (const { means, viewport, more } of [...ways, ...(isLong ? narrowWays : [])]) {
  const possible = Object.entries(tasks).filter(([, { isOnPage }]) => !(isOnPage && means === "keys"));
  test.each(possible)(`%s is short, by ${means} at ${viewport.width} px`, async (_, task) => {
    const { route, most, prepare, run, makes } = task;
    prepare?.();
    const page = await desk.browser.newPage({ baseURL: desk.url(), viewport, hasTouch: means === "finger" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desk.goTo(page, route);
    const act = actionsOn(page, means);
    await run(page, act);
    const [changed, ...words] = makes;
    for (const one of words) await expect.poll(() => read(changed), WAIT).toMatch(one);
    expect(act.count()).toBeLessThanOrEqual(most + more);
    desk.restore();
    for (const folder of ["tips", "advice"]) rmSync(file(folder), { recursive: true, force: true });
  });
}
