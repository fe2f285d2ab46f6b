/** What was typed and is not in a file yet. It is stored in the browser until it is saved or discarded. */

import type { PlainValue } from "../../../authoring/yaml/writtenValue";
import type { Conflict } from "../../protocol/edits";
import { placeNow, type Texts } from "../../protocol/placeNow";
import { Followed } from "../followed";
import type { TypedText } from "./typedText";

/** One item of the storage for each, since two windows may have a desk. */
const KEY = "desk-unsaved-";

/** Where something belongs: a text of a file, or the list or group that a new entry is for. */
export interface Place {
  file: string;
  /** Where that is now. */
  pointer: string;
}

interface KeptAt extends Place {
  id: string;
  /** The page that it was typed on, and its name for people. */
  route: string;
  name: string;
  /** The file's texts as `pointer` counts: the place is found again by them. */
  texts: Texts;
  /** Whether the place is not in the file any more, or more than one could be meant. */
  lost?: boolean;
}

/** The words of a text. */
export interface KeptText extends KeptAt {
  kind: "text";
  value: string;
  /** The text in the file that they were typed over. */
  was: string;
  /** What the field needs to know. */
  text: TypedText;
  /** Why they were refused. */
  why?: string | undefined;
  /** An editor has saved the same lines: a person chooses. `pointer` is the place in its `base`. */
  conflict?: (Conflict & { pointer: string }) | undefined;
  /** The text that an editor has written there meanwhile, if it was seen later. */
  theirs?: string | undefined;
}

/** A new entry that is not added yet. */
export interface KeptEntry extends KeptAt {
  kind: "entry";
  value: PlainValue;
  index: number;
}

export type Kept = KeptText | KeptEntry;

/** One for the desk. Listeners are called after each change. */
export class Unsaved extends Followed {
  #all: readonly Kept[] = read();
  /** By file: its texts as they were last shown, and the page that showed them. */
  readonly #shown = new Map<string, { route: string; texts: Texts }>();

  /** A new array after each change. */
  readonly all = (): readonly Kept[] => this.#all;

  text(id: string): KeptText | undefined {
    const found = this.#all.find((one) => one.id === id);
    return found?.kind === "text" ? found : undefined;
  }

  textAt(place: Place): KeptText | undefined {
    return this.#all.find((one): one is KeptText => one.kind === "text" && isAt(one, place));
  }

  entryAt(place: Place): KeptEntry | undefined {
    return this.#all.find((one): one is KeptEntry => one.kind === "entry" && isAt(one, place));
  }

  /** What is kept of a text that is opened: from then on with the texts around it, by which it is found again. */
  open(text: TypedText): KeptText {
    const known = this.textAt(text);
    if (known) return known;
    const { name, value } = text;
    const kept: KeptText = { kind: "text", id: newId(), ...this.#placed(text), name, value, was: value, text };
    this.put(kept);
    return kept;
  }

  keepEntry(place: Place, value: PlainValue, index: number, name: string): void {
    const known = this.entryAt(place);
    if (known) this.#set(this.#all.map((one) => (one === known ? { ...known, value, index } : one)));
    else this.put({ kind: "entry", id: newId(), ...this.#placed(place), name, value, index });
  }

  put(kept: Kept): void {
    this.#set([...this.#all.filter(({ id }) => id !== kept.id), kept]);
  }

  change(id: string, change: Partial<Omit<KeptText, "kind">>): void {
    this.#set(this.#all.map((one) => (one.id === id && one.kind === "text" ? { ...one, ...change } : one)));
  }

  drop(id: string | undefined): void {
    if (this.#all.some((one) => one.id === id)) this.#set(this.#all.filter((one) => one.id !== id));
  }

  /**
   * The texts of a file as a page shows it now: finds the place of everything that was typed there.
   *
   * @param open the id of the open text, which keeps what it was opened with until it is saved
   */
  follow(file: string, route: string, texts: Texts, open: string | undefined): void {
    this.#shown.set(file, { route, texts });
    this.#set(
      this.#all.flatMap((kept): Kept[] => {
        // Of the facts of the site, each page shows others.
        if (kept.file !== file || kept.route !== route) return [kept];
        const pointer = Object.keys(kept.texts).length > 0 ? placeNow(kept.pointer, kept.texts, texts) : kept.pointer;
        if (pointer === undefined) return [{ ...kept, lost: true }];
        const placed = { pointer, texts, lost: false };
        if (kept.kind === "entry") return [{ ...kept, ...placed }];
        const now = texts[pointer];
        if (now === undefined || kept.id === open) return [{ ...kept, ...placed }];
        if (isSame(now, kept.value) || kept.value === kept.was) return [];
        return [{ ...kept, ...placed, theirs: isSame(now, kept.was) || kept.conflict ? undefined : now }];
      }),
    );
  }

  #placed({ file, pointer }: Place): Pick<KeptAt, "file" | "pointer" | "route" | "texts"> {
    const { route = "/", texts = {} } = this.#shown.get(file) ?? {};
    return { file, pointer, route, texts };
  }

  #set(all: readonly Kept[]): void {
    const before = new Set(this.#all);
    const ids = new Set(all.map(({ id }) => id));
    this.#all = all;
    try {
      for (const kept of all) if (!before.has(kept)) localStorage.setItem(KEY + kept.id, JSON.stringify(kept));
      for (const { id } of before) if (!ids.has(id)) localStorage.removeItem(KEY + id);
    } catch {
      // The browser stores nothing, as in some private windows: they are kept while the desk is open.
    }
    this.notify();
  }
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const isAt = (kept: Kept, { file, pointer }: Place) => !kept.lost && kept.file === file && kept.pointer === pointer;

/** The line breaks at the end of a text in lines are written as they were. */
const isSame = (a: string, b: string) => a.trimEnd() === b.trimEnd();

function read(): Kept[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    return keys.sort().map((key) => JSON.parse(localStorage.getItem(key) ?? "") as Kept);
  } catch {
    // The browser stores nothing.
    return [];
  }
}
