import type { Frame, Locator, Page, Response } from "playwright-core";
import type { EditResult } from "../../renderer/preview/edit/protocol";
import type { PageWords, Word } from "../../renderer/preview/words/pageWords";
import { type Point, whereIs } from "./whereIs";

/** How a text is reached: the list has those that the page shows nowhere, or within the element of another text. */
export type Way = "click" | "list";

/** How a text was opened. */
export interface Opened {
  way: Way;
  /** What a click on it has done instead of opening it. */
  missed?: string;
}

/** A busy machine must fail nothing. */
const WAIT = { timeout: 60_000 };
const ATTACHED = { ...WAIT, state: "attached" } as const;

/** Then the field is looked for again: it may have moved from the panel to the page. */
const SHORT = { timeout: 20_000 };

/** With nothing to say the strip has no height. */
const CLOSED = ".edit-strip:not([data-open])";
const REFUSED = ".edit-strip .refused:not(:empty), .edit-strip section";

/** The desk around one page, used as a person uses it. */
export class DeskDriver {
  private constructor(
    private readonly page: Page,
    private readonly frame: Frame,
    readonly words: PageWords,
    private readonly patience: number,
  ) {}

  /**
   * Opens the desk around a page, with its texts listed and typing on.
   *
   * @param patience how long a text may take to show that it can be edited, in milliseconds
   */
  static async open(page: Page, route: string, patience = WAIT.timeout): Promise<DeskDriver> {
    const known = page.waitForResponse((answer) => answer.url().includes("/_desk/words"), WAIT);
    await page.goto(`/_desk/at${route}`);
    const words = (await (await known).json()) as PageWords;
    const typing = page.getByRole("button", { name: "Type on the page" });
    if ((await typing.getAttribute("aria-pressed")) !== "true") await typing.click();
    await page.getByRole("tab", { name: /^Texts/ }).click();
    await page.locator(".text-item").first().waitFor(WAIT);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    if (!frame) throw new Error("The desk has no page in its frame.");
    return new DeskDriver(page, frame, words, patience);
  }

  /**
   * Opens a text by a click on it where it can be seen, else from the list.
   *
   * @param index its index in the list
   */
  async openText(index: number, word: Word): Promise<Opened> {
    const at = await this.#placeOf(word);
    const missed = at && (await this.#click(at));
    if (at && missed === undefined) {
      if ((await this.#withField((field) => field.inputValue(SHORT))) === word.written) return { way: "click" };
      // Where one element shows several texts, a click opens the first of them.
      await this.leave();
    }
    await this.openFromList(index);
    return { way: "list", ...(missed !== undefined && { missed }) };
  }

  async openFromList(index: number): Promise<void> {
    await this.#item(index).locator(".text-item").click(WAIT);
    await this.#opened();
  }

  /** Types into the open field. */
  async type(value: string): Promise<void> {
    await this.#withField((field) => field.fill(value, SHORT));
  }

  /** Leaves the open text by Escape. */
  async leave(): Promise<void> {
    await this.#withField((field) => field.press("Escape", SHORT));
    await this.page.locator(CLOSED).waitFor(ATTACHED);
  }

  /** Types into the open field and saves by Enter. @returns why it was refused, and it is still open; undefined where the desk shows it */
  async save(index: number, value: string): Promise<string | undefined> {
    await this.type(value);
    const answer = this.#answerOf("edit");
    await this.#withField((field) => field.press("Enter", SHORT));
    const result = (await (await answer).json()) as EditResult;
    if (result.result !== "saved") {
      await this.page.locator(REFUSED).first().waitFor(ATTACHED);
      return result.words;
    }
    await this.page.locator(CLOSED).waitFor(ATTACHED);
    await this.#lists(index, value);
    return undefined;
  }

  /** Takes the last change back by the button, and waits until the desk lists the words of before. */
  async undo(index: number, written: string): Promise<void> {
    const answer = this.#answerOf("undo");
    await this.page.getByRole("button", { name: "Undo" }).click(WAIT);
    const result = (await (await answer).json()) as EditResult;
    if (result.result !== "saved") throw new Error(`Undo was refused: ${result.words}`);
    await this.#lists(index, written);
  }

  #item(index: number): Locator {
    return this.page.getByRole("tabpanel").locator(".list > li").nth(index);
  }

  #answerOf(name: string): Promise<Response> {
    return this.page.waitForResponse((answer) => answer.url().endsWith(`/_desk/${name}`), WAIT);
  }

  /** The next change is made to what is listed: the texts of the page as it is shown. */
  async #lists(index: number, value: string): Promise<void> {
    await this.page.waitForFunction(
      ([at, words]) =>
        document.querySelectorAll("[role=tabpanel] .list > li")[at]?.querySelector(".words")?.textContent?.trimEnd() ===
        words.trimEnd(),
      [index, value] as const,
      WAIT,
    );
  }

  async #opened(): Promise<Locator> {
    await this.page.locator(".edit-strip[data-open]").waitFor(WAIT);
    const panel = this.page.locator(".panel-field textarea");
    return (await panel.count()) > 0 ? panel : this.frame.locator("body > textarea");
  }

  /** Uses the field of the open text: on the page, or in the panel as long as the page does not show that text. */
  async #withField<Result>(use: (field: Locator) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      try {
        return await use(await this.#opened());
      } catch (error) {
        if (tries === 12) throw error;
      }
    }
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

  /** A point of a text that can be seen, in the desk's window. */
  async #placeOf({ places }: Word): Promise<Point | undefined> {
    for (const place of places.filter(({ attribute }) => attribute === undefined)) {
      const at = await this.#inFrame(whereIs, place);
      if (!at) continue;
      const { x = 0, y = 0 } = (await this.page.locator("iframe").boundingBox()) ?? {};
      return { ...at, x: x + at.x, y: y + at.y };
    }
    return undefined;
  }

  /** Points at a text until the desk shows that it can be edited, and clicks. @returns what happened instead */
  async #click({ x, y, on }: Point): Promise<string | undefined> {
    const { mouse } = this.page;
    const hint = this.page.locator(".typing-hint");
    const end = performance.now() + this.patience;
    // A page that is still scrolling hides the box again.
    for (let step = 0; (await hint.count()) === 0; step++) {
      if (performance.now() > end) return `the pointer on ${on} shows no box`;
      await mouse.move(x, y + (step % 2) / 2);
    }
    await mouse.click(x, y);
    const open = this.page.locator(".edit-strip[data-open]").waitFor({ timeout: this.patience });
    return open.then(
      () => undefined,
      () => `a click on ${on} opens nothing`,
    );
  }
}
