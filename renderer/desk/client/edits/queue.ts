import type { Conflict, EditResult, EditStep, History, Refused, Saved, TextRepair } from "../../protocol/edits";
import type { SiteChange } from "../../protocol/publish";
import { Observable } from "../common/observable";
import { ask, askHistory, sendEdit, sendStep } from "../common/requests";
import { type OnProgress, sendPictureTo } from "./sendPicture";

/** The text of a file as it was shown. */
export interface ShownText {
  /** The name of the file in the folder of pages, such as `about.yaml`. */
  file: string;
  /** The hash of the text. */
  hash: string;
  /** The value of `EditQueue.now` when it was requested. */
  asked: number;
}

/** A change to a text as it was shown, with all pending changes before it. */
export interface Wanted extends ShownText {
  steps: EditStep[];
  /** Sends the change if it is more than its steps. */
  send?: ((base: string, right?: string[]) => Promise<EditResult>) | undefined;
  /** For people, such as `question of item 1 of faq`. */
  name: string;
}

interface Change extends Wanted {
  /** The change before it that the shown text did not have yet. */
  before: Change | undefined;
  /** The hash of the file with this change, once it is saved, and when that was. */
  after?: string;
  doneAt?: number;
  /** Whether that has what an editor had saved meanwhile, too, which may have moved what is in it. */
  merged?: boolean;
}

export interface QueueState {
  saving: boolean;
  history: History;
  /** What was just done, for a screen reader: a new object each time. */
  done: { words: string; step?: Saved["step"] } | undefined;
  /** Why the last thing was refused that has no field of its own, such as an undo. */
  refused: string | undefined;
}

/** A repair, and the pointer of the text that it repairs. */
export interface PlacedRepair extends TextRepair {
  pointer: string;
}

/** What a person may answer to a refusal: that its figures are right, or what is meant. */
interface RefusalQuestion {
  /** Which change was refused. */
  change: string;
  /** Figures that nobody knows; none if anything else refuses the change. */
  figures: string[];
  repairs: PlacedRepair[];
}

/** More figures at once are a list to look at, not a question. */
const MOST_FIGURES = 3;
/** So many saved changes are kept, for texts that were requested before them. */
const KEPT = 100;
const NOT_DONE = "This was not done, because the change before it was refused. Look at the page, then try again.";

/**
 * Sends the changes of files: one after the other, each made to the result of the one before it. Listeners are called
 * when a change begins, and when its result arrives.
 */
export class EditQueue extends Observable {
  #changes: Change[] = [];
  #now = 0;
  /** The value of `now` after the last step, which no text that was requested before it can have. */
  #stepped = 0;
  #pending = 0;
  #last: Promise<unknown> = Promise.resolve();
  /** What refused changes ask about their figures, by the words of the refusal. */
  readonly #asked = new Map<string, RefusalQuestion>();
  /** Figures that are right, by the change that has them. */
  readonly #right = new Map<string, string[]>();
  #state: QueueState = { saving: false, history: {}, done: undefined, refused: undefined };

  get state(): QueueState {
    return this.#state;
  }

  /** Incremented by each saved change: a text that is requested later contains it. */
  get now(): number {
    return this.#now;
  }

  /** The pending changes and the last saved ones: a new array after each of them. */
  readonly all = (): readonly Change[] => this.#changes;

  /** The steps that a text does not have yet, in their order. */
  stepsAfter(shown: ShownText): EditStep[] {
    return this.#missing(shown).flatMap(({ steps }) => steps);
  }

  /** Makes a change after all that wait. @returns why it was refused, or undefined if it was saved */
  async change(wanted: Wanted): Promise<string | undefined> {
    return refusalOf(await this.make(wanted));
  }

  /**
   * Copies a picture to the others, and sets it at a pointer of a text, with its alternative text if that is a new one.
   *
   * @returns why it was refused
   */
  setPicture(
    { file, hash, asked }: ShownText,
    pointer: string,
    picture: File,
    name: string,
    alt?: string,
    onProgress?: OnProgress,
  ) {
    const send = (base: string) => sendPictureTo({ file, base, pointer }, picture, alt, onProgress);
    return this.change({ file, hash, asked, name, steps: [], send });
  }

  /** What is asked about the figures of a change that was refused with these words. */
  questionOf(words: string | undefined): RefusalQuestion | undefined {
    return words === undefined ? undefined : this.#asked.get(words);
  }

  /** Notes that these figures are right: the same change is saved when it is made again. */
  sayRight({ change, figures }: RefusalQuestion): void {
    this.#right.set(change, figures);
  }

  undo(): Promise<void> {
    return this.#back("undo", {}, `Taken back: ${this.#state.history.undo ?? "the last change"}`);
  }

  redo(): Promise<void> {
    return this.#back("redo", {}, `Done again: ${this.#state.history.redo ?? "the last change"}`);
  }

  /** Gives a text the value that it had at the last commit. */
  takeBack(change: SiteChange): Promise<void> {
    return this.#back("takeBack", change, `Taken back: ${change.file}`);
  }

  /**
   * Makes a step that changes whole files, of any number, after all that wait.
   *
   * @param words what was done, for people
   * @param noted called with why it was refused, before the queue is idle
   * @returns why it was refused, or undefined if it was saved
   */
  async step(
    send: () => Promise<EditResult>,
    words: string,
    noted: (refused: string) => void = () => {},
  ): Promise<string | undefined> {
    const result = await this.#inTurn(send, words, (result) => {
      const refused = refusalOf(result);
      if (result.result !== "saved") return noted(refused ?? "");
      this.#stepped = ++this.#now;
      // The texts on disk are others than these changes were made to: further changes start from what is shown.
      const files = result.step?.files ?? [result.file];
      this.#changes = this.#changes.filter(({ file, doneAt }) => !files.includes(file) || doneAt === undefined);
      this.notify();
    });
    return refusalOf(result);
  }

  /** Removes pictures that no file names; undo brings them back. */
  removePictures(names: string[]): Promise<void> {
    return this.#back("pictures/remove", { names }, `Deleted: ${names.join(", ")}`);
  }

  /** Shows why something without a field of its own was refused; undefined to show nothing. */
  refuse(refused: string | undefined): void {
    this.#set({ refused });
  }

  /** Requests what undo and redo would do, unless a change says it meanwhile. */
  async loadHistory(): Promise<void> {
    const { done } = this.#state;
    const history = await askHistory();
    if (this.#state.done === done) this.#set({ history });
  }

  /**
   * Requests something that shows the text of files. It arrives when nothing is pending, since it may already contain a
   * change whose result has not arrived; and again after an undo, since what was undone may still be in it.
   */
  readonly load = async <Shown extends object>(
    name: string,
    signal: AbortSignal,
  ): Promise<(Shown & Pick<ShownText, "asked">) | null> => {
    const asked = this.#now;
    const shown = await ask<Shown | null>(name, signal);
    await this.idle();
    if (asked < this.#stepped) return this.load<Shown>(name, signal);
    return shown && { ...shown, asked };
  };

  /** Resolves when nothing is pending. */
  async idle(): Promise<void> {
    for (let last: unknown; last !== this.#last; ) {
      last = this.#last;
      await last;
    }
  }

  /**
   * Makes a change, for a caller that offers a choice if an editor has saved the same lines, or shows each problem at its
   * place.
   *
   * @param noted called with the result, before the queue is idle
   */
  make(wanted: Wanted, noted?: (result: EditResult) => void): Promise<EditResult> {
    const one: Change = { ...wanted, before: this.#missing(wanted).at(-1) };
    this.#changes = [...this.#changes.filter(({ doneAt = this.#now }) => doneAt > this.#now - KEPT), one];
    return this.#inTurn(() => this.#send(one), `Saved: ${wanted.name}`, noted);
  }

  #missing({ file, hash, asked }: ShownText): Change[] {
    const own = this.#changes.filter((one) => one.file === file);
    const known = own.findLastIndex(({ after }) => after === hash);
    const later = own.filter(({ doneAt }, index) => index > known && (doneAt === undefined || doneAt > asked));
    // Those made to another text of the file, as after the save of an editor, may count other places: the preview merges.
    const [texts, changes] = [new Set<string | undefined>([hash]), new Set([own[known]])];
    return later.filter((one) => {
      const isOfText = texts.has(one.hash) || (one.before !== undefined && changes.has(one.before));
      if (isOfText) changes.add(one);
      if (isOfText && one.after !== undefined) texts.add(one.after);
      return isOfText;
    });
  }

  /** @param noted called with the result, before the queue is idle */
  #inTurn(
    send: () => Promise<EditResult>,
    words: string,
    noted: (result: EditResult) => void = () => {},
  ): Promise<EditResult> {
    this.#pending++;
    this.#set({ saving: true, refused: undefined });
    const turn = this.#last.then(send).then((result) => {
      const saving = --this.#pending > 0;
      if (result.result !== "saved") this.#set({ saving });
      else
        this.#set({
          saving,
          history: result.history,
          done: { words: doneInWords(result.merged, words), ...(result.step && { step: result.step }) },
        });
      noted(result);
      return result;
    });
    this.#last = Promise.allSettled([turn]);
    return turn;
  }

  async #back(name: string, body: object, words: string): Promise<void> {
    await this.step(
      () => sendStep(name, body),
      words,
      (refused) => this.refuse(refused),
    );
  }

  async #send(one: Change): Promise<EditResult> {
    const { file, steps } = one;
    const change = JSON.stringify([file, steps]);
    const { send = (text, right) => sendEdit({ file, base: text, steps, ...(right && { right }) }) } = one;
    const base = baseOf(one);
    const result: EditResult =
      base === undefined
        ? { result: "refused", words: NOT_DONE, problems: [] }
        : await send(base, this.#right.get(change));
    if (result.result === "saved") {
      one.after = result.hash;
      one.merged = result.merged;
      one.doneAt = ++this.#now;
      return result;
    }
    this.#changes = this.#changes.filter((other) => other !== one);
    const question = result.result === "refused" && steps.length > 0 && questionOf(result, change);
    if (question) this.#asked.set(result.words, question);
    return result;
  }

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    this.notify();
  }
}

/** What a refusal asks: about figures only if nothing else refuses the change. */
function questionOf({ problems }: Refused, change: string): RefusalQuestion | undefined {
  const unknown = problems.flatMap(({ figure }) => figure ?? []);
  const isAsked = unknown.length === problems.length && unknown.length <= MOST_FIGURES;
  const figures = isAsked ? [...new Set(unknown)] : [];
  const repairs = problems.flatMap(({ pointer, repairs = [] }) => repairs.map((repair) => ({ ...repair, pointer })));
  return figures.length + repairs.length > 0 ? { change, figures, repairs } : undefined;
}

/** The hash of the text that a change was made to; undefined if there never will be one. */
function baseOf({ before, hash }: Change): string | undefined {
  if (!before) return hash;
  if (before.after !== undefined && !before.merged) return before.after;
  // A change that only sets values moves nothing: without it, the pointers are the same.
  return before.steps.every((step) => step.do === "set") ? baseOf(before) : undefined;
}

function doneInWords(merged: boolean, words: string): string {
  return merged ? `${words}. What was saved elsewhere meanwhile is kept, too.` : words;
}

function refusalOf(result: EditResult): string | undefined {
  if (result.result === "saved") return undefined;
  return result.result === "conflict" ? conflictMessage(result) : result.words;
}

/** Why a change to lines that were also saved in an editor was not made. */
function conflictMessage({ file }: Conflict): string {
  return `${file} was changed elsewhere meanwhile, in the same words. Look at the page, then make the change again.`;
}
