import type { EditResult } from "../../protocol/edits";
import type { Texts } from "../../protocol/placeNow";
import { Observable } from "../common/observable";
import { sendEdit } from "../common/requests";
import { EditQueue } from "./queue";
import type { TypedText } from "./typedText";
import {
  isAt,
  newId,
  placeUnsaved,
  readUnsaved,
  storeUnsaved,
  type UnsavedEdit,
  type UnsavedPlace,
  type UnsavedText,
  type UnsavedValue,
} from "./unsaved";

export interface TypedState {
  /** Everything that was typed and is not in a file yet, with the open text. */
  kept: readonly UnsavedEdit[];
  /** The id of the open text. */
  open: string | undefined;
  /** Where the open text was clicked, in the window of the page. */
  clicked: { x: number; y: number } | undefined;
  /** Text for the open field that was not typed there: a new object each time. */
  written: { value: string } | undefined;
  /** What Escape has discarded last. */
  discarded: UnsavedText | undefined;
  /** The words that are being saved now, by their id. */
  sending: ReadonlyMap<string, string>;
}

/** What is kept of a value of a form. */
export type KeptChange = Pick<UnsavedValue, "value" | "name"> & Partial<Pick<UnsavedValue, "index" | "why" | "typing">>;

/**
 * The one way in which the desk changes files: its queue sends all changes. What is typed is a change with a field that
 * is open: at most one at a time. Its words are kept from the first key until they are in the file or discarded.
 */
export class Edits extends Observable {
  readonly queue = new EditQueue();
  #typed: TypedState = {
    kept: readUnsaved(),
    open: undefined,
    clicked: undefined,
    written: undefined,
    discarded: undefined,
    sending: new Map(),
  };
  /** By file: its texts as they were last shown, and the page that showed them. */
  readonly #shown = new Map<string, { route: string; texts: Texts }>();

  get typed(): TypedState {
    return this.#typed;
  }

  /** The open text. */
  get open(): UnsavedText | undefined {
    return this.text(this.#typed.open);
  }

  text(id: string | undefined): UnsavedText | undefined {
    return this.#typed.kept.find((one): one is UnsavedText => one.kind === "text" && one.id === id);
  }

  textAt(place: UnsavedPlace): UnsavedText | undefined {
    return this.#typed.kept.find((one): one is UnsavedText => one.kind === "text" && isAt(one, place));
  }

  /** @param id of what is meant, wherever that is by now: a form has the places of when it was loaded */
  valueAt(kind: UnsavedValue["kind"], place: UnsavedPlace, id?: string): UnsavedValue | undefined {
    const values = this.#typed.kept.filter((one): one is UnsavedValue => one.kind === kind);
    return values.find((one) => one.id === id) ?? values.find((one) => isAt(one, place));
  }

  /**
   * Opens a text, with the words that were typed there and are not saved. Leaves the one that was open.
   *
   * @param clicked where it was clicked, in the window of the page
   */
  start(text: TypedText, clicked?: TypedState["clicked"]): void {
    if (this.open && isAt(this.open, text)) return;
    this.leave();
    this.queue.refuse(undefined);
    const { name, value } = text;
    const known = this.textAt(text);
    const { id } = known ?? { id: newId() };
    if (known) this.#change(id, { text });
    else this.#put({ kind: "text", id, ...this.#placed(text), name, value, was: value, text });
    this.#set({ open: id, clicked, written: undefined });
    // What a form has of it, unless other words are here already: both are listed then.
    const inForm = known ? undefined : this.valueAt("field", text);
    if (inForm) this.write(String(inForm.value));
    this.drop(inForm?.id);
  }

  input(value: string): void {
    this.#change(this.#typed.open, { value, why: undefined });
  }

  /** Puts another text into the open field, which somebody has chosen beside it. */
  write(value: string): void {
    this.input(value);
    this.#set({ written: { value } });
  }

  /** Closes the open text without a change; what was typed can be brought back. */
  cancel(): void {
    const { open } = this;
    if (!open) return;
    if (open.value !== open.was) this.#set({ discarded: open });
    this.drop(open.id);
  }

  /** Opens what was discarded last, as it was typed. */
  bringBack(): void {
    const { discarded } = this.#typed;
    if (!discarded) return;
    this.start({ ...discarded.text, value: discarded.theirs ?? discarded.was });
    this.write(discarded.value);
    this.#set({ discarded: undefined });
  }

  /** Closes the open text and saves it. Words that are refused stay with their text as not saved yet. */
  leave(): void {
    const { open } = this;
    if (!open) return;
    this.#set({ open: undefined });
    void this.#save(open);
  }

  /** Saves the open text, and closes it then. @returns whether it is saved */
  async save(): Promise<boolean> {
    const { open } = this;
    if (!open) return false;
    return this.#closed(open.id, await this.#save(open));
  }

  /** Saves words that were refused and left, as they are or as they are now. */
  saveLeft(id: string, value?: string): void {
    if (value !== undefined) this.#change(id, { value });
    const kept = this.text(id);
    if (kept) void this.#save(kept);
  }

  /** Keeps what an editor saved at the same place, or overwrites it with what was typed. */
  async settle(keep: "ours" | "theirs"): Promise<boolean> {
    const { open } = this;
    if (!open) return false;
    if (keep === "theirs") {
      this.#set({ discarded: open });
      this.drop(open.id);
      return true;
    }
    this.#change(open.id, { theirs: undefined });
    return this.#closed(open.id, await this.#send(open, open.conflict));
  }

  /**
   * Keeps what a form has and its file does not.
   *
   * @param route the page whose form has it
   * @param id of what is kept of it already, wherever that is by now
   * @returns its id
   */
  keepValue(kind: UnsavedValue["kind"], place: UnsavedPlace, route: string, change: KeptChange, id?: string): string {
    // The texts of the page may not be known yet.
    const known = this.valueAt(kind, place, id) ?? { kind, id: newId(), index: 0, ...this.#placed(place), route };
    this.#put({ ...known, ...change });
    return known.id;
  }

  /** Keeps something no longer. The open text is closed by that. */
  drop(id: string | undefined): void {
    if (this.#typed.kept.some((one) => one.id === id)) this.#keep(this.#typed.kept.filter((one) => one.id !== id));
  }

  /** The texts of a file as a page shows it now: finds the place of everything that was typed there. */
  follow(file: string, route: string, texts: Texts): void {
    this.#shown.set(file, { route, texts });
    const { kept, open } = this.#typed;
    this.#keep(
      kept.flatMap((one): UnsavedEdit[] => {
        // Of the facts of the site, each page shows others.
        if (one.file !== file || one.route !== route) return [one];
        const now = placeUnsaved(one, texts, one.id === open);
        return now ? [now] : [];
      }),
    );
  }

  /** Closes a text that was saved, unless more was typed meanwhile. */
  #closed(id: string, isSaved: boolean): boolean {
    const { open } = this;
    if (isSaved && open?.id === id && open.value === open.was) this.drop(id);
    return isSaved;
  }

  async #save({ id, value, was, conflict, theirs }: UnsavedText): Promise<boolean> {
    const kept = this.text(id);
    const sent = this.#typed.sending.get(id);
    if (!kept || sent === value) return false;
    if (value === (theirs ?? was) && sent === undefined) {
      this.drop(id);
      return true;
    }
    // Two texts to choose from: neither is written before a person has chosen.
    if (conflict || theirs !== undefined) return false;
    return this.#send(kept, undefined);
  }

  async #send({ id, text, value }: UnsavedText, conflict: UnsavedText["conflict"]): Promise<boolean> {
    const { file, hash, asked, name } = text;
    const pointer = conflict?.pointer ?? text.pointer;
    const steps = [{ do: "set", pointer, value } as const];
    const over = conflict && { file, base: conflict.base, over: conflict.hash, steps };
    const send = over && ((_base: string, right?: string[]) => sendEdit({ ...over, ...(right && { right }) }));
    this.#set({ sending: new Map(this.#typed.sending).set(id, value) });
    const { result } = await this.queue.make({ file, hash, asked, steps, name, send }, (made) => {
      const sending = new Map(this.#typed.sending);
      if (sending.get(id) === value) sending.delete(id);
      this.#set({ sending });
      this.#note(id, value, pointer, made);
    });
    return result === "saved";
  }

  /** A result belongs to the words that were sent, whichever text is open by now. */
  #note(id: string, value: string, pointer: string, result: EditResult): void {
    const { open, discarded } = this.#typed;
    if (result.result === "refused") this.#change(id, { why: result.words, conflict: undefined });
    else if (result.result === "conflict") this.#change(id, { conflict: { ...result, pointer }, why: undefined });
    else {
      // More may have been typed meanwhile.
      if (open !== id && this.text(id)?.value === value) this.drop(id);
      else this.#change(id, { was: value, why: undefined, conflict: undefined });
      if (open !== id && discarded?.id !== id) this.#set({ discarded: undefined });
    }
  }

  #placed({ file, pointer }: UnsavedPlace): Pick<UnsavedEdit, "file" | "pointer" | "route" | "texts"> {
    const { route = "/", texts = {} } = this.#shown.get(file) ?? {};
    return { file, pointer, route, texts };
  }

  #put(kept: UnsavedEdit): void {
    this.#keep([...this.#typed.kept.filter(({ id }) => id !== kept.id), kept]);
  }

  #change(id: string | undefined, change: Partial<Omit<UnsavedText, "kind">>): void {
    const changed = (one: UnsavedEdit) => (one.id === id && one.kind === "text" ? { ...one, ...change } : one);
    if (this.text(id)) this.#keep(this.#typed.kept.map(changed));
  }

  #keep(kept: readonly UnsavedEdit[]): void {
    storeUnsaved(this.#typed.kept, kept);
    this.#set({ kept, open: kept.find(({ id }) => id === this.#typed.open)?.id });
  }

  #set(change: Partial<TypedState>): void {
    this.#typed = { ...this.#typed, ...change };
    this.notify();
  }
}

/** One for all pages: undo works across them, and words wait for their page. */
export const edits = new Edits();
