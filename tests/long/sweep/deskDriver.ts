import type { Frame, Page } from "playwright-core";
import type { EditResult } from "../../../renderer/desk/protocol/edits";
import type { PageWords, Word } from "../../../renderer/desk/protocol/words";
import { fetchWords, hasHint, isClosed, lists, middleOf, openField, pasteInto, savedAs, stateOf } from "./deskState";
import { type Point, whereIs } from "./whereIs";

/** How a text is reached. The list is for texts that the page shows nowhere, or in the element of another text. */
export type Way = "click" | "list";

/** How a text was opened. */
export interface Opened {
  way: Way;
  /** What a click on it did instead of opening it. */
  missed?: string;
}

/** Long enough for a busy machine. */
const WAIT = { timeout: 60_000 };

/** The desk around one page, used as a person uses it: by pointer and keys. */
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
    await page.goto(`/_desk/at${route}`);
    // The next request of the desk may abort this one as soon as the page is there.
    const words = await page.evaluate(fetchWords, route);
    const typing = page.getByRole("button", { name: "Type on the page" });
    if ((await typing.getAttribute("aria-pressed")) !== "true") await typing.click();
    await page.getByRole("tab", { name: /^Content/ }).click();
    const texts = page.locator(".texts");
    if ((await texts.getAttribute("open")) === null) await texts.locator("summary").click();
    await page.waitForFunction(lists, writtenIn(words.words), WAIT);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    if (!frame) throw new Error("The desk has no page in its frame.");
    return new DeskDriver(page, frame, words, patience);
  }

  /**
   * Opens a text: by a click on it if it is visible, otherwise from the list.
   *
   * @param index its index in the list
   */
  async openText(index: number, word: Word): Promise<Opened> {
    const at = await this.#placeOf(word);
    const missed = at && (await this.#click(at));
    if (at && missed === undefined) {
      if ((await this.#opened()) === word.written) return { way: "click" };
      // If one element shows several texts, a click opens the first of them.
      await this.leave();
    }
    await this.#press(".texts .text-item", index);
    await this.#opened();
    return { way: "list", ...(missed !== undefined && { missed }) };
  }

  /** Puts other words into the open field, as they are written: Markdown that is pasted is formatted. */
  async type(value: string): Promise<void> {
    await this.page.keyboard.press("Control+A");
    if (!(await this.page.evaluate(pasteInto, value))) await this.page.keyboard.insertText(value);
  }

  /** Leaves the open text by Escape. */
  async leave(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await this.page.waitForFunction(isClosed, undefined, WAIT);
  }

  /** Types into the open field and saves by Enter. @returns why it was refused, or undefined once the desk shows it */
  async save(index: number, value: string): Promise<string | undefined> {
    await this.type(value);
    await this.page.keyboard.press("Control+Enter");
    const saved = await this.page.waitForFunction(savedAs, [index, value] as const, WAIT);
    return (await saved.jsonValue())?.refused;
  }

  /** Undoes the last changes by the button, one after the other, and waits until the desk lists these texts. */
  async undo(times: number, { words }: PageWords): Promise<void> {
    for (let time = 0; time < times; time++) {
      const [answer] = await Promise.all([
        this.page.waitForResponse((one) => one.url().endsWith("/_desk/undo"), WAIT),
        this.page.getByRole("button", { name: "Undo", exact: true }).click(WAIT),
      ]);
      const result = (await answer.json()) as EditResult;
      if (result.result !== "saved") throw new Error(`Undo was refused: ${result.words}`);
    }
    await this.page.waitForFunction(lists, writtenIn(words), WAIT);
  }

  /** What the desk shows of a text that it does not answer for, and what the preview knows. */
  async state(index: number): Promise<string> {
    const [shown, known] = await Promise.all([
      this.page.evaluate(stateOf, index),
      this.page.evaluate(fetchWords, this.words.route),
    ]);
    return JSON.stringify({ ...shown, known: known.words[index]?.written });
  }

  /** Presses one of the buttons of the desk. */
  async #press(selector: string, index: number): Promise<void> {
    const point = await (await this.page.waitForFunction(middleOf, [selector, index] as const, WAIT)).jsonValue();
    if (point) await this.page.mouse.click(point.x, point.y);
  }

  /** Waits until a field is open and has the focus. @returns what is in it */
  async #opened(): Promise<string | undefined> {
    return (await (await this.page.waitForFunction(openField, undefined, { timeout: this.patience })).jsonValue())
      ?.value;
  }

  /** Evaluates in the page; tries again if it was just loading, as after a change of what is around its blocks. */
  async #inFrame<Place, Found>(find: (place: Place) => Promise<Found>, place: Place): Promise<Found> {
    for (let tries = 1; ; tries++) {
      try {
        return (await this.frame.evaluate(find as never, place)) as Found;
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
    const end = performance.now() + this.patience;
    // A page that is still scrolling hides the box again.
    for (let step = 0; !(await this.page.evaluate(hasHint)); step++) {
      if (performance.now() > end) return `the pointer on ${on} shows no box`;
      await mouse.move(x, y + (step % 2) / 2);
    }
    await mouse.click(x, y);
    return this.#opened().then(
      () => undefined,
      () => `a click on ${on} opens nothing`,
    );
  }
}

const writtenIn = (words: Word[]) => words.map(({ written }) => written);
