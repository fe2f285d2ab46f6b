/** What is being typed on the page: the one open text. What happens to its words after it was left belongs to them. */

import type { EditResult } from "../../protocol/edits";
import { Followed } from "../followed";
import type { EditQueue } from "../forms/editQueue";
import { sendEdit } from "./editClient";
import type { TypedText } from "./typedText";
import type { KeptText, Unsaved } from "./unsaved";

export interface OpenText {
  /** Of its words while they are not saved. */
  id: string;
  text: TypedText;
  /** What is in the field, and what is in the file. */
  value: string;
  was: string;
}

export interface TypingState {
  open: OpenText | undefined;
  /** Text for the open field that was not typed there: a new object each time. */
  written: { value: string } | undefined;
  /** What Escape has discarded last. */
  discarded: OpenText | undefined;
  /** The words that are being saved now, by their id. */
  saving: ReadonlyMap<string, string>;
}

/** Follows one text at a time from the first key to the file. Listeners are called after each change of the state. */
export class Typing extends Followed {
  #state: TypingState = { open: undefined, written: undefined, discarded: undefined, saving: new Map() };

  constructor(
    private readonly edits: EditQueue,
    readonly unsaved: Unsaved,
  ) {
    super();
  }

  get state(): TypingState {
    return this.#state;
  }

  /** Opens a text, with the words that were typed there and are not saved. Leaves the one that was open. */
  start(text: TypedText): void {
    const { open } = this.#state;
    if (open && this.#isOpen(text, open)) return;
    this.leave();
    this.edits.refuse(undefined);
    const { id, value } = this.unsaved.open(text);
    this.#set({ open: { id, text, value, was: text.value }, written: undefined });
  }

  input(value: string): void {
    const { open } = this.#state;
    if (!open) return;
    this.#set({ open: { ...open, value } });
    this.unsaved.change(open.id, { value, why: undefined });
  }

  /** Puts another text into the open field, which somebody has chosen beside it. */
  write(value: string): void {
    this.input(value);
    this.#set({ written: { value } });
  }

  /** Closes the open text without a change; what was typed can be brought back. */
  cancel(): void {
    const { open } = this.#state;
    if (!open) return;
    this.unsaved.drop(open.id);
    this.#set({ open: undefined, written: undefined, ...(open.value !== open.was && { discarded: open }) });
  }

  /** Opens what was discarded last, as it was typed. */
  bringBack(): void {
    const { discarded } = this.#state;
    if (!discarded) return;
    this.start({ ...discarded.text, value: discarded.was });
    this.write(discarded.value);
    this.#set({ discarded: undefined });
  }

  /** Closes the open text and saves it. Words that are refused stay with their text as not saved yet. */
  leave(): void {
    const { open } = this.#state;
    if (!open) return;
    this.#set({ open: undefined, written: undefined });
    void this.#save(open);
  }

  /** Saves the open text, and closes it then. @returns whether it is saved */
  async save(): Promise<boolean> {
    const { open } = this.#state;
    if (!open || this.#state.saving.get(open.id) === open.value) return false;
    const isSaved = await this.#save(open);
    this.#close(open);
    return isSaved;
  }

  /** Keeps what an editor saved at the same place, or overwrites it with what was typed. */
  async settle(keep: "ours" | "theirs"): Promise<boolean> {
    const { open } = this.#state;
    const kept = open && this.unsaved.text(open.id);
    if (!open || !kept) return false;
    if (keep === "theirs") {
      this.unsaved.drop(open.id);
      this.#set({ open: undefined, written: undefined, discarded: open });
      return true;
    }
    this.unsaved.change(open.id, { theirs: undefined });
    const isSaved = await this.#send(open, kept.conflict);
    this.#close(open);
    return isSaved;
  }

  #isOpen({ file, pointer }: TypedText, { id, text }: OpenText): boolean {
    const at = this.unsaved.text(id) ?? text;
    return at.file === file && at.pointer === pointer;
  }

  /** Closes a text if it is still open and has no words that are not saved. */
  #close({ id }: OpenText): void {
    if (this.#state.open?.id === id && !this.unsaved.text(id)) this.#set({ open: undefined, written: undefined });
  }

  async #save(open: OpenText): Promise<boolean> {
    const { id, value, was } = open;
    const kept = this.unsaved.text(id);
    if (this.#state.saving.get(id) === value) return false;
    if (value === was && !this.#state.saving.has(id)) {
      this.unsaved.drop(id);
      return true;
    }
    // Two texts to choose from: neither is written before a person has chosen.
    if (kept?.conflict || kept?.theirs !== undefined) return false;
    return this.#send(open, undefined);
  }

  async #send(open: OpenText, conflict: KeptText["conflict"]): Promise<boolean> {
    const { id, text, value } = open;
    const { file, name } = text;
    const pointer = conflict?.pointer ?? text.pointer;
    const steps = [{ do: "set", pointer, value } as const];
    const over = conflict && (() => sendEdit({ file, base: conflict.base, over: conflict.hash, steps }));
    this.#set({ saving: new Map(this.#state.saving).set(id, value) });
    const result = await this.edits.make({
      ...{ file, hash: text.base, asked: text.asked, steps, name },
      ...(over && { send: over }),
    });
    const saving = new Map(this.#state.saving);
    if (saving.get(id) === value) saving.delete(id);
    this.#set({ saving });
    this.#note(open, pointer, result);
    return result.result === "saved";
  }

  /** A result belongs to the words that were sent, whichever text is open by now. */
  #note({ id, value }: OpenText, pointer: string, result: EditResult): void {
    const kept = this.unsaved.text(id);
    const { open, discarded } = this.#state;
    if (result.result === "saved") {
      if (kept?.value === value) this.unsaved.drop(id);
      else if (kept) this.unsaved.change(id, { was: value, why: undefined, conflict: undefined });
      // More may have been typed meanwhile.
      if (open?.id === id) this.#set({ open: { ...open, was: value } });
      else if (discarded?.id !== id) this.#set({ discarded: undefined });
    } else if (result.result === "conflict")
      this.unsaved.change(id, { conflict: { ...result, pointer }, why: undefined });
    else this.unsaved.change(id, { why: result.words, conflict: undefined });
  }

  #set(change: Partial<TypingState>): void {
    this.#state = { ...this.#state, ...change };
    this.notify();
  }
}
