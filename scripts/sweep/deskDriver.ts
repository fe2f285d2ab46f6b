import type { Frame, Locator, Page } from "playwright-core";
import type { PageWords, Word } from "../../renderer/preview/words/pageWords";

/** How a text is reached. */
export type Way = "click" | "list";

/** A busy machine must fail nothing. */
const WAIT = { timeout: 60_000 };

/** The desk around one page, used as a person uses it. */
export class DeskDriver {
  private constructor(
    private readonly page: Page,
    private readonly frame: Frame,
    readonly words: PageWords,
  ) {}

  /** Opens the desk around a page, with its texts listed and typing on. */
  static async open(page: Page, route: string): Promise<DeskDriver> {
    const known = page.waitForResponse((answer) => answer.url().includes("/_desk/words"), WAIT);
    await page.goto(`/_desk/at${route}`);
    const words = (await (await known).json()) as PageWords;
    const typing = page.getByRole("button", { name: "Type on the page" });
    if ((await typing.getAttribute("aria-pressed")) !== "true") await typing.click();
    await page.getByRole("tab", { name: /^Texts/ }).click();
    await page.locator(".text-item").first().waitFor(WAIT);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    if (!frame) throw new Error("The desk has no page in its frame.");
    return new DeskDriver(page, frame, words);
  }

  /**
   * Opens a text by a click on it where it can be seen, else from the list.
   *
   * @param index its index in the list
   * @returns its field, and how it was reached
   */
  async openText(index: number, word: Word): Promise<{ field: Locator; way: Way }> {
    if ((await this.#clickOn(word)) && (await this.#hasOpened())) {
      const field = await this.#opened();
      // Where one element shows several texts, a click opens the first of them.
      if ((await field.inputValue()) === word.written) return { field, way: "click" };
      await this.leave(field);
    }
    await this.#item(index).locator(".text-item").click();
    return { field: await this.#opened(), way: "list" };
  }

  /** Leaves the open text by Escape. */
  async leave(field: Locator): Promise<void> {
    await field.press("Escape");
    // With nothing to say the strip has no height.
    await this.#closed().waitFor({ ...WAIT, state: "attached" });
  }

  /** Saves what is typed into the field by Enter. @returns why it was refused; undefined where the desk shows it */
  async save(index: number, field: Locator, value: string): Promise<string | undefined> {
    await field.fill(value);
    await field.press("Enter");
    const refused = this.page.locator(".edit-strip .refused:not(:empty), .edit-strip section");
    await this.#closed()
      .or(refused)
      .first()
      .waitFor({ ...WAIT, state: "attached" });
    if ((await refused.count()) > 0) return (await refused.first().textContent()) ?? "";
    // The next change is made to what is listed.
    await this.#item(index).locator(".words").filter({ hasText: value.trim() }).waitFor(WAIT);
    return undefined;
  }

  /** Takes the last change back by the button. */
  async undo(): Promise<void> {
    const answered = this.page.waitForResponse((answer) => answer.url().endsWith("/_desk/undo"), WAIT);
    await this.page.getByRole("button", { name: "Undo" }).click(WAIT);
    await answered;
  }

  #item(index: number): Locator {
    return this.page.getByRole("tabpanel").locator(".list > li").nth(index);
  }

  #closed(): Locator {
    return this.page.locator(".edit-strip:not([data-open])");
  }

  /** Whether a click has opened a text: on a picture, or on what fills in another text, it opens none. */
  #hasOpened(): Promise<boolean> {
    const opened = this.page.locator(".edit-strip[data-open]").waitFor({ timeout: 3000 });
    return opened.then(
      () => true,
      () => false,
    );
  }

  /** The field of the text that is open: on the page, or in the panel where the page does not show it. */
  async #opened(): Promise<Locator> {
    await this.page.locator(".edit-strip[data-open]").waitFor(WAIT);
    const panel = this.page.locator(".panel-field textarea");
    const field = (await panel.count()) > 0 ? panel : this.frame.locator("body > textarea");
    await field.waitFor(WAIT);
    return field;
  }

  /** Evaluates in the page, again where it was just being loaded: a change of what is around its blocks loads it. */
  async #inFrame<Place, Found>(find: (place: Place) => Found, place: Place): Promise<Found> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.frame.evaluate(find as never, place);
      } catch (error) {
        if (tries === 5) throw error;
        await this.frame.waitForLoadState("domcontentloaded", WAIT);
      }
    }
  }

  /** Clicks in the middle of a text's first line, where nothing covers it. @returns whether there was such a place */
  async #clickOn({ places }: Word): Promise<boolean> {
    for (const place of places.filter(({ attribute }) => attribute === undefined)) {
      const at = await this.#inFrame(whereIs, place);
      if (!at) continue;
      const { x = 0, y = 0 } = (await this.page.locator("iframe").boundingBox()) ?? {};
      await this.page.mouse.click(x + at.x, y + at.y);
      return true;
    }
    return false;
  }
}

/** Runs in the page: scrolls a text into view. @returns a point of it where a click meets it */
function whereIs({ path, text, start = 0, end = 0 }: Word["places"][number]): { x: number; y: number } | undefined {
  let at: Node | undefined = document.body;
  for (const index of path) at = at?.childNodes[index];
  if (at?.nodeType !== 3 || at.textContent !== text) {
    // An accordion or a menu has taken the place of what the server rendered.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    do at = texts.nextNode() ?? undefined;
    while (at && at.textContent !== text);
  }
  if (!at) return undefined;
  const element = at.parentElement as HTMLElement;
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return undefined;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const range = document.createRange();
  range.setStart(at, Math.min(start, at.textContent?.length ?? 0));
  range.setEnd(at, Math.min(end, at.textContent?.length ?? 0));
  const [box] = range.getClientRects();
  if (!box || box.width === 0) return undefined;
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : undefined;
}
