/** Pending changes: each is shown at once and saved in its turn, and none is lost. */

import type { EditResult, EditStep } from "../../edit/protocol";
import { Followed } from "../followed";
import { sendEdit } from "../typing/editClient";
import { movedOn, type Typing } from "../typing/typing";

/** A change to the file as it was shown, with all pending changes before it. */
export interface Wanted {
  file: string;
  /** The hash of the text that was shown. */
  hash: string;
  /** The value of `now` when that text was requested. */
  asked: number;
  steps: EditStep[];
  /** Sends the change if it is more than its steps. */
  send?: (base: string) => Promise<EditResult>;
  /** For people, such as `question of item 1 of faq`. */
  name: string;
}

interface Waiting extends Wanted {
  /** The change before it that the shown text did not have yet. */
  before: Waiting | undefined;
  /** The hash of the file with this change, once it is saved, and when that was. */
  after?: string;
  doneAt?: number;
}

const NOT_DONE = "This was not done, since the change before it was refused. Look at it again.";

/** Listeners are called when a change begins, and when its result arrives. */
export class EditQueue extends Followed {
  #waiting: Waiting[] = [];
  #now = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly typing: Typing) {
    super();
  }

  /** Incremented by each saved change: a text that is requested later contains it. */
  get now(): number {
    return this.#now;
  }

  /** All pending changes: a new array after each of them. */
  readonly all = (): readonly Waiting[] => this.#waiting;

  /** The steps that a text does not have yet, in their order. */
  stepsAfter(shown: Pick<Wanted, "file" | "hash" | "asked">): EditStep[] {
    return this.#missing(shown).flatMap(({ steps }) => steps);
  }

  /** Makes a change after all that wait. @returns why it was refused, or undefined if it was saved */
  async add(wanted: Wanted): Promise<string | undefined> {
    const one: Waiting = { ...wanted, before: this.#missing(wanted).at(-1) };
    this.#waiting = [...this.#waiting.filter(({ doneAt = this.#now }) => doneAt > this.#now - 100), one];
    this.notify();
    const made = this.typing.make(() => this.#send(one), wanted.name);
    this.#last = Promise.allSettled([this.#last, made]);
    const result = await made;
    if (result.result !== "saved") this.#waiting = this.#waiting.filter((other) => other !== one);
    this.notify();
    return result.result === "saved" ? undefined : result.result === "conflict" ? movedOn(result) : result.words;
  }

  /** Resolves when nothing is pending: a text requested meanwhile may contain a change whose result has not arrived. */
  async idle(): Promise<void> {
    for (let last: unknown; last !== this.#last; ) {
      last = this.#last;
      await last;
    }
  }

  #missing({ file, hash, asked }: Pick<Wanted, "file" | "hash" | "asked">): Waiting[] {
    const own = this.#waiting.filter((one) => one.file === file);
    const known = own.findLastIndex(({ after }) => after === hash);
    return own.filter(({ doneAt }, index) => index > known && (doneAt === undefined || doneAt > asked));
  }

  async #send(one: Waiting): Promise<EditResult> {
    const { file, steps, send = (text) => sendEdit({ file, base: text, steps }) } = one;
    const base = this.#baseOf(one);
    if (base === undefined) return { result: "refused", words: NOT_DONE, problems: [] };
    const result = await send(base);
    if (result.result === "saved") {
      one.after = result.hash;
      one.doneAt = ++this.#now;
    }
    return result;
  }

  /** The hash of the text that a change was made to; undefined if there never will be one. */
  #baseOf({ before, hash }: Waiting): string | undefined {
    if (!before) return hash;
    if (before.after !== undefined) return before.after;
    // A change that only sets values moves nothing: without it, the pointers are the same.
    return before.steps.every((step) => step.do === "set") ? this.#baseOf(before) : undefined;
  }
}
