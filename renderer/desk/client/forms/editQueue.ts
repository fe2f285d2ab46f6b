/** The one way in which the desk changes files: each change is saved in its turn, and none is lost. */

import type { Conflict, EditResult, EditStep, History } from "../../protocol/edits";
import type { SiteChange } from "../../server/publish/siteChanges";
import { Followed } from "../followed";
import { sendEdit, sendRedo, sendTakeBack, sendUndo } from "../typing/editClient";

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

export interface EditState {
  saving: boolean;
  history: History;
  /** What was just done, for a screen reader: a new object each time. */
  done: { words: string } | undefined;
  /** Why the last thing was refused that has no field of its own, such as an undo. */
  refused: string | undefined;
}

const NOT_DONE = "This was not done, since the change before it was refused. Look at it again.";

/** Listeners are called when a change begins, and when its result arrives. */
export class EditQueue extends Followed {
  #waiting: Waiting[] = [];
  #now = 0;
  #pending = 0;
  #last: Promise<unknown> = Promise.resolve();
  #all: Promise<unknown> = this.#last;
  #state: EditState = { saving: false, history: {}, done: undefined, refused: undefined };

  get state(): EditState {
    return this.#state;
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
    const result = await this.make(wanted);
    return result.result === "saved" ? undefined : result.result === "conflict" ? movedOn(result) : result.words;
  }

  /** The same, for a caller that offers a choice if an editor has saved the same lines. */
  make(wanted: Wanted): Promise<EditResult> {
    return this.#noted(this.#make(wanted));
  }

  undo(): Promise<void> {
    return this.#noted(this.#back(sendUndo, `Taken back: ${this.#state.history.undo ?? "the last change"}`));
  }

  redo(): Promise<void> {
    return this.#noted(this.#back(sendRedo, `Done again: ${this.#state.history.redo ?? "the last change"}`));
  }

  /** Gives a text the value that it had at the last commit. */
  takeBack(change: SiteChange): Promise<void> {
    return this.#noted(this.#back(() => sendTakeBack(change), `Taken back: ${change.file}`));
  }

  /** Shows why something without a field of its own was refused; undefined to show nothing. */
  refuse(refused: string | undefined): void {
    this.#set({ refused });
  }

  setHistory(history: History): void {
    this.#set({ history });
  }

  /** Resolves when nothing is pending: a text requested meanwhile may contain a change whose result has not arrived. */
  async idle(): Promise<void> {
    for (let last: unknown; last !== this.#all; ) {
      last = this.#all;
      await last;
    }
  }

  async #make(wanted: Wanted): Promise<EditResult> {
    const one: Waiting = { ...wanted, before: this.#missing(wanted).at(-1) };
    this.#waiting = [...this.#waiting.filter(({ doneAt = this.#now }) => doneAt > this.#now - 100), one];
    const result = await this.#inTurn(() => this.#send(one), `Saved: ${wanted.name}`);
    if (result.result === "saved") return result;
    this.#waiting = this.#waiting.filter((other) => other !== one);
    this.notify();
    return result;
  }

  /** What is waited for until it is idle: also what the caller does with its result. */
  #noted<Result>(made: Promise<Result>): Promise<Result> {
    this.#all = Promise.allSettled([this.#all, made]);
    return made;
  }

  #missing({ file, hash, asked }: Pick<Wanted, "file" | "hash" | "asked">): Waiting[] {
    const own = this.#waiting.filter((one) => one.file === file);
    const known = own.findLastIndex(({ after }) => after === hash);
    return own.filter(({ doneAt }, index) => index > known && (doneAt === undefined || doneAt > asked));
  }

  /** One change after the other: the second is made to the result of the first. */
  #inTurn(send: () => Promise<EditResult>, words: string): Promise<EditResult> {
    this.#pending++;
    this.#set({ saving: true, refused: undefined });
    const turn = this.#last.then(send).then(
      (result) => {
        this.#set({
          saving: --this.#pending > 0,
          ...(result.result === "saved" && { history: result.history, done: { words: saved(result.merged, words) } }),
        });
        return result;
      },
      (error: unknown) => {
        this.#set({ saving: --this.#pending > 0 });
        throw error;
      },
    );
    this.#last = Promise.allSettled([turn]);
    return turn;
  }

  async #back(send: () => Promise<EditResult>, words: string): Promise<void> {
    const result = await this.#inTurn(send, words);
    if (result.result !== "saved") return this.refuse(result.result === "conflict" ? movedOn(result) : result.words);
    this.#now++;
    // The text on disk has no longer what they have changed: what is shown is changed from its own text again.
    this.#waiting = this.#waiting.filter(({ file, doneAt }) => file !== result.file || doneAt === undefined);
    this.notify();
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

  #set(change: Partial<EditState>): void {
    this.#state = { ...this.#state, ...change };
    this.notify();
  }
}

function saved(merged: boolean, words: string): string {
  return merged ? `${words}. What was saved in an editor meanwhile is kept, too.` : words;
}

/** Why a change to lines that were also saved in an editor was not made. */
function movedOn({ file }: Conflict): string {
  return `${file} was saved in an editor meanwhile, in the same lines. Look at the page, then make the change again.`;
}
