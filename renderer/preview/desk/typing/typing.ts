/** What is being typed on the page: the one open text, and the preview's result of the last change. */

import type { Conflict, EditRequest, EditResult, History, Saved } from "../../edit/protocol";
import type { SiteChange } from "../../publish/siteChanges";
import type { FactSource } from "../../words/factSources";
import { Followed } from "../followed";
import { sendEdit, sendRedo, sendTakeBack, sendUndo } from "./editClient";

/** A text that can be typed: what the field needs to know of it. */
export interface TypedText {
  /** The name of the file in the folder of pages, such as `about.yaml`. */
  file: string;
  /** Where it is in the file's data, as a JSON pointer. */
  pointer: string;
  /** The hash of the file's text that was shown. */
  base: string;
  /** As in the file, with its `${…}` and its Markdown. */
  value: string;
  /** For people, such as `heading of hero`. */
  name: string;
  multiline: boolean;
  /** The recommended maximum of characters. */
  most?: number;
  /** The facts that fill in its `${…}`. */
  facts: FactSource[];
}

export interface TypingState {
  /** The open text, and what is in its field. */
  open: { text: TypedText; value: string } | undefined;
  /** Why the last change was refused. */
  refused: string | undefined;
  conflict: Conflict | undefined;
  saving: boolean;
  history: History;
  /** Text for the open field that was not typed there: a new object each time. */
  written: { value: string } | undefined;
  /** What was just done, for a screen reader: a new object each time. */
  done: { words: string } | undefined;
}

const FRESH = { refused: undefined, conflict: undefined } as const;
const CLOSED = { ...FRESH, open: undefined, written: undefined } as const;

/** Follows one text at a time from the first key to the file. Listeners are called after each change of the state. */
export class Typing extends Followed {
  #state: TypingState = { ...CLOSED, saving: false, history: {}, done: undefined };
  #last: Promise<void> = Promise.resolve();
  /** The text that is being saved: a second Enter does nothing. */
  #saved: TypedText | undefined;
  /** The number of pending changes. */
  #waiting = 0;
  /** The newest hash of each file that was written, until its page is shown again. */
  readonly #hashes = new Map<string, { of: string; now: string }>();

  get state(): TypingState {
    return this.#state;
  }

  /** Opens a text, and leaves the one that was open as it was. */
  start(text: TypedText): void {
    this.#set({ ...CLOSED, open: { text, value: text.value } });
  }

  input(value: string): void {
    const { open } = this.#state;
    if (open) this.#set({ open: { ...open, value }, refused: undefined });
  }

  /** Puts another text into the open field, which somebody has chosen beside it. */
  write(value: string): void {
    this.input(value);
    this.#set({ written: { value } });
  }

  /** Closes the open text without a change. */
  cancel(): void {
    this.#set(CLOSED);
  }

  /** Saves the open text. @returns whether it is closed */
  async save(): Promise<boolean> {
    const { open } = this.#state;
    if (!open || open.text === this.#saved) return false;
    const { text, value } = open;
    if (value === text.value) {
      this.cancel();
      return true;
    }
    this.#saved = text;
    const steps: EditRequest["steps"] = [{ do: "set", pointer: text.pointer, value }];
    const done = await this.change({ file: text.file, base: text.base, steps }, text.name);
    this.#saved = undefined;
    return done;
  }

  /** Makes any change of a file. @returns whether it was made */
  async change(request: EditRequest, name: string): Promise<boolean> {
    const send = () => {
      const known = this.#hashes.get(request.file);
      return sendEdit({ ...request, base: known && known.of === request.base ? known.now : request.base });
    };
    return this.#report(await this.#send(send), `Saved: ${name}`, request);
  }

  /** Makes a change that is not typed on the page, after all others. The caller shows why it was refused. */
  async make(send: () => Promise<EditResult>, name: string): Promise<EditResult> {
    const result = await this.#send(send, {});
    if (result.result === "saved") {
      this.#hashes.delete(result.file);
      this.#set({ history: result.history, done: { words: saved(result, `Saved: ${name}`) } });
    }
    return result;
  }

  async undo(): Promise<boolean> {
    return this.#report(await this.#send(sendUndo), `Taken back: ${this.#state.history.undo ?? "the last change"}`);
  }

  async redo(): Promise<boolean> {
    return this.#report(await this.#send(sendRedo), `Done again: ${this.#state.history.redo ?? "the last change"}`);
  }

  /** Takes back one change since the last publication. */
  async takeBack(change: SiteChange): Promise<boolean> {
    return this.#report(await this.#send(() => sendTakeBack(change)), `Taken back: ${change.file}`);
  }

  /** Keeps what an editor saved at the same place, or overwrites it. */
  async settle(keep: "ours" | "theirs"): Promise<boolean> {
    const { conflict, open } = this.#state;
    if (!conflict) return false;
    if (keep === "theirs" || !open) {
      this.cancel();
      return true;
    }
    const { text, value } = open;
    const steps: EditRequest["steps"] = [{ do: "set", pointer: text.pointer, value }];
    return this.change({ file: conflict.file, base: conflict.hash, steps }, text.name);
  }

  /** Shows why something that was not typed was refused. */
  refuse(words: string): void {
    this.#set({ refused: words });
  }

  /** The page is shown with the text of this hash: the mapping from an older one is no longer needed. */
  shown(file: string, hash: string): void {
    if (this.#hashes.get(file)?.now === hash) this.#hashes.delete(file);
  }

  setHistory(history: History): void {
    this.#set({ history });
  }

  /** One change after the other: the second is made to the result of the first. */
  #send(send: () => Promise<EditResult>, fresh: Partial<TypingState> = FRESH): Promise<EditResult> {
    this.#waiting++;
    this.#set({ ...fresh, saving: true });
    const turn = this.#last.then(send);
    this.#last = turn.then(
      () => this.#set({ saving: --this.#waiting > 0 }),
      () => this.#set({ saving: --this.#waiting > 0 }),
    );
    return turn;
  }

  #report(result: EditResult, words: string, request?: EditRequest): boolean {
    if (result.result === "refused") this.#set({ refused: result.words });
    // There is a choice only while a text is being typed.
    if (result.result === "conflict") this.#set(this.#state.open ? { conflict: result } : { refused: movedOn(result) });
    if (result.result !== "saved") return false;
    if (request) this.#hashes.set(result.file, { of: request.base, now: result.hash });
    // An undone change may lead back to the hash of an earlier text, which is then current again.
    else this.#hashes.delete(result.file);
    this.#set({ ...CLOSED, history: result.history, done: { words: saved(result, words) } });
    return true;
  }

  #set(change: Partial<TypingState>): void {
    this.#state = { ...this.#state, ...change };
    this.notify();
  }
}

function saved({ merged }: Saved, name: string): string {
  return merged ? `${name}. What was saved in an editor meanwhile is kept, too.` : name;
}

/** Why a change to lines that were also saved in an editor was not made. */
export function movedOn({ file }: Conflict): string {
  return `${file} was saved in an editor meanwhile, in the same lines. Look at the page, then make the change again.`;
}
