import type { FileChange } from "../../../authoring/fileChange";
import { writeChanges } from "../../../authoring/writeChanges";
import { CouldNotRun } from "../../../base/couldNotRun";
import { hashOf } from "../../../base/files/files.mjs";
import { oneAtATime } from "../../../base/once";
import type { Problem } from "../../../base/problem";
import type { ContentFile } from "../../../content/model/siteContent";
import { type ContentPlace, nameIn, printPath } from "../../../content/pages/contentPlace";
import { routeOf } from "../../../content/pages/pageFiles";
import type {
  Conflict,
  EditRequest,
  EditResult,
  EditStep,
  History,
  Refused,
  Saved,
  TextRepair,
} from "../../protocol/edits";
import { applySteps } from "./applySteps";
import { type FileTexts, Journal } from "./journal";
import { LateSaves } from "./lateSaves";
import { merge } from "./merge";
import { PageFiles } from "./pageFiles";
import { isPictureFile, pictureNow, whyNotWritten, writePicture } from "./pictureFile";
import { refusalWords } from "./refusalWords";
import { madeNow, reverseChange, textsOf, withoutMark } from "./severalFiles";
import { stepsNow } from "./stepsNow";
import { stepsInWords } from "./stepWords";

/** How often a change is tried again if another program saves the file while it is being checked. */
const TRIES = 20;
/** At most this many shown texts are kept: a change is based on the text that was shown. */
const SHOWN = 300;
/** Of at most this many errors of a refused change the repairs are looked for. */
const MOST_REPAIRED = 3;

export interface EditorOptions {
  /** The new errors that a site would have if these files had these texts; undefined for a file that is gone. */
  tryTexts: (texts: Map<string, string | undefined>) => Promise<Problem[]>;
  /** The change of figures.yaml that lists those of some figures which these texts of files say. */
  listFigures: (texts: Map<string, string>, figures: string[]) => Promise<FileChange[]>;
  /** Shows files that were written; the desk gets its response afterwards. */
  onWritten: (names: string[]) => Promise<void>;
  /** What would repair an error of a text that was tried, such as the fact that is meant. */
  repairsOf: (file: Pick<ContentFile, "file" | "text">, problem: Problem) => TextRepair[];
  /** Why a picture must not be removed; undefined for one that no file names. */
  whyPictureStays: (name: string) => string | undefined;
  /** Where the history is stored. */
  journal: string;
  /** How long to look for a late save of an editor. */
  lateMs?: number;
}

/** The result of applying a change to the text on disk: the new text, or why there is none. */
type Made = { text: string; merged: boolean } | Conflict | Refused;

/** Changes the files of a folder of pages, one change after the other. */
export class PageEditor {
  readonly files: PageFiles;
  readonly #journal: Journal;
  readonly #late: LateSaves;
  readonly #shown = new Map<string, string>();
  readonly #inTurn = oneAtATime();

  constructor(
    place: ContentPlace,
    private readonly options: EditorOptions,
  ) {
    this.files = new PageFiles(place);
    this.#journal = new Journal(options.journal);
    this.#late = new LateSaves(this.files, this.#inTurn, (name) => void options.onWritten([name]), options.lateMs);
  }

  /** Notes a text that the desk shows. @returns its hash, the `base` of a change */
  show(text: string): string {
    const hash = hashOf(text);
    this.#shown.delete(hash);
    this.#shown.set(hash, text);
    const [oldest] = this.#shown.keys();
    if (oldest !== undefined && this.#shown.size > SHOWN) this.#shown.delete(oldest);
    return hash;
  }

  /** @param asks whether a figure that nobody knows refuses it, as its author can be asked about it */
  edit({ file, base, steps, over, right }: EditRequest, asks = isTyped(steps)): Promise<EditResult> {
    const printed = this.files.printed(file);
    return this.#inTurn(async () => {
      const make = (now: string): Made => {
        const known = (hash: string) => this.#shown.get(hash) ?? (hashOf(now) === hash ? now : undefined);
        const [shown, start] = [known(base), known(over ?? base)];
        if (shown === undefined || start === undefined) return this.#staleFile(file, now);
        const placed = over === undefined ? steps : stepsNow(printed, steps, shown, start);
        const made = this.#joined(file, start, applySteps(printed, start, placed), now);
        // When a choice between two texts is made again, its pointers are still those of this text.
        return "result" in made && made.result === "conflict" ? { ...made, base: this.show(shown) } : made;
      };
      const words = `${file}: ${stepsInWords(steps)}`;
      const note = (before: string, after: string) => this.#journal.add({ words, files: [{ file, before, after }] });
      if (!right) return this.#write(file, make, note, asks);
      return this.#refusing(async () => {
        if (!this.files.has(file)) return noFile(file);
        const before = await this.files.read(file);
        const made = make(before);
        if ("result" in made) return made;
        const { text: after } = made;
        const listed = await this.options.listFigures(new Map([[file, after]]), right);
        const wrong = (found: Problem[]) => found.filter((one) => isNoFigure(one) || one.file === printed);
        return this.#changeAll(words, [{ file, before, after }, ...listed.flatMap((one) => this.#textsOf(one))], wrong);
      });
    });
  }

  undo(): Promise<EditResult> {
    return this.#back("undo", -1);
  }

  redo(): Promise<EditResult> {
    return this.#back("redo", 1);
  }

  get history(): History {
    const { undo, redo } = this.#journal.next;
    return { ...(undo && { undo: undo.words }), ...(redo && { redo: redo.words }) };
  }

  /** Replaces the whole text of a file by one that is derived from the current text. */
  rewrite(file: string, words: string, derive: (now: string) => string): Promise<EditResult> {
    return this.#inTurn(() =>
      this.#write(
        file,
        (now) => ({ text: derive(now), merged: false }),
        (before, after) => this.#journal.add({ words, files: [{ file, before, after }] }),
      ),
    );
  }

  /**
   * Changes several files as one step, all or none: creates, renames and removes them, too.
   *
   * @param plan returns the changes of the files as they are now; called when no other change is being written
   * @param newOf which of the errors that were found are new, where that is more than their place
   */
  changeFiles(
    words: string,
    plan: () => FileChange[],
    newOf: (found: Problem[], changes: FileChange[]) => Problem[] = (found) => found.filter(isNoFigure),
  ): Promise<EditResult> {
    return this.#inTurn(() =>
      this.#refusing(async () => {
        const changes = plan();
        return this.#changeAll(
          words,
          changes.flatMap((one) => this.#textsOf(one)),
          (found) => newOf(found, changes),
        );
      }),
    );
  }

  /** The errors that such a change would cause; nothing is written. */
  errorsOf(changes: FileChange[]): Promise<Problem[]> {
    const texts = changes.flatMap((one) => this.#textsOf(one));
    return this.options.tryTexts(new Map(texts.map(({ file, after }) => [file, after])));
  }

  #textsOf(change: FileChange): FileTexts[] {
    return textsOf(change, (file) => nameIn(printPath(this.files.place, "."), file));
  }

  /** @param wrong which of the errors that were found refuse the change */
  async #changeAll(words: string, changes: FileTexts[], wrong: (found: Problem[]) => Problem[]): Promise<EditResult> {
    const files = madeNow(changes, (file) => this.files.textNow(file));
    if (typeof files !== "string") return this.#writeAll(files, wrong, () => this.#journal.add({ words, files }));
    const name = this.files.printed(files);
    return refused(`${name} has changed since it was shown. Look at it again, then do this again.`);
  }

  /** Removes pictures that no file names, as one step, all or none. @param names such as `/images/trim.jpg` */
  removePictures(names: string[]): Promise<EditResult> {
    const words = names.length === 1 ? `${names[0]} deleted` : `${names.length} pictures deleted`;
    return this.#inTurn(() => {
      const folder = this.files.folder;
      const files = names.map((name) => ({ file: name.slice(1), before: pictureNow(folder, name.slice(1)) ?? "" }));
      // The history has their bytes before the files go.
      return this.#writePictures(files, { before: () => this.#journal.add({ words, files }) });
    });
  }

  /** Removes pictures, or brings them back. */
  #writePictures(changes: FileTexts[], note: { before?: () => void; after?: () => void }): Promise<EditResult> {
    return this.#refusing(async () => {
      const why = changes.flatMap((change) => {
        const stays = change.after === undefined && this.options.whyPictureStays(`/${change.file}`);
        return stays || (whyNotWritten(this.files.folder, change) ?? []);
      });
      if (why[0] !== undefined) return refused(why[0]);
      note.before?.();
      for (const change of changes) writePicture(this.files.folder, change);
      note.after?.();
      await this.options.onWritten(changes.map(({ file }) => file));
      return this.#saved(changes[0]?.file ?? "", "", false);
    });
  }

  /** Merges late saves now. */
  lookForLateSaves(): Promise<void> {
    return this.#inTurn(() => this.#late.look());
  }

  async close(): Promise<void> {
    await this.#inTurn(() => this.#late.close());
    this.files.close();
  }

  #back(way: "undo" | "redo", by: -1 | 1): Promise<EditResult> {
    return this.#inTurn(async () => {
      const change = this.#journal.next[way];
      if (!change) return refused(`There is nothing to ${way}.`);
      const not = way === "undo" ? "taken back" : "done again";
      const why = (file: string) =>
        refused(
          `${this.files.printed(file)} has changed in the same lines since then, so "${change.words}" cannot be ${not}. Change it by hand.`,
        );
      const files = way === "undo" ? change.files.map(reverseChange) : change.files;
      const [one] = files;
      if (one && isPictureFile(one)) return this.#writePictures(files, { after: () => this.#journal.step(by) });
      if (one?.before === undefined || one.after === undefined || files.length > 1)
        return this.#allBack(files, by, why);
      const { file, before, after } = one;
      const make = (now: string): Made => {
        const made = this.#joined(file, before, after, now);
        return "result" in made ? why(file) : made;
      };
      return this.#write(file, make, () => this.#journal.step(by));
    });
  }

  /** Takes a step of several files back, or does it again: all of them or none. Later changes are never lost. */
  #allBack(files: FileTexts[], by: -1 | 1, why: (file: string) => Refused): Promise<EditResult> {
    return this.#refusing(async () => {
      const now = madeNow(files, (file) => this.files.textNow(file));
      if (typeof now === "string") return why(now);
      // What was wrong with a file before it was removed is no reason to keep it removed.
      const restored = now.filter(({ before }) => before === undefined).map(({ file }) => this.files.printed(file));
      const wrong = (found: Problem[]) => found.filter((one) => isNoFigure(one) && !restored.includes(one.file));
      return this.#writeAll(now, wrong, () => this.#journal.step(by));
    });
  }

  /** @param files their texts as they are on disk, and as they become */
  async #writeAll(files: FileTexts[], wrong: (found: Problem[]) => Problem[], note: () => void): Promise<EditResult> {
    const [first] = files;
    if (!first) return refused("Nothing would change.");
    const problems = wrong(await this.options.tryTexts(new Map(files.map(({ file, after }) => [file, after]))));
    const printed = (file: string) => this.files.printed(file);
    if (problems.length > 0) return this.#refusedBy(problems, first, files);
    const { dir, cwd = "" } = this.files.place;
    const changes = files.map((one) => ({ ...one, file: printed(one.file) }));
    writeChanges({ dir, cwd }, changes);
    note();
    for (const { file, after } of files) if (after !== undefined) this.#late.wrote(file, withoutMark(after));
    await this.options.onWritten(files.map(({ file }) => file));
    const made = files.find(({ before }) => before === undefined)?.file;
    const gone = files.find(({ after }) => after === undefined)?.file;
    const step = {
      files: files.map(({ file }) => file),
      ...(made !== undefined && { made: routeOf(made) }),
      ...(gone !== undefined && { gone: routeOf(gone) }),
    };
    return { ...this.#saved(first.file, withoutMark(first.after ?? ""), false), step };
  }

  #joined(file: string, shown: string, ours: string, now: string): Made {
    if (now === shown) return { text: ours, merged: false };
    const joined = merge(shown, ours, now);
    if (joined.text !== undefined) return { text: joined.text, merged: true };
    const words = `${this.files.printed(file)} was saved elsewhere meanwhile, and the same words were changed there. Choose which to keep.`;
    const [base, hash] = [this.show(shown), this.show(now)];
    return { result: "conflict", words, file, base, hash, ours: joined.ours, theirs: joined.theirs };
  }

  #staleFile(file: string, now: string): Refused {
    this.show(now);
    return refused(
      `${this.files.printed(file)} has changed since it was shown, and the text that was shown is no longer known. Look at the page again, then make the change.`,
    );
  }

  async #write(
    file: string,
    make: (now: string) => Made,
    note: (before: string, after: string) => void,
    asks = false,
  ): Promise<EditResult> {
    return this.#refusing(async () => {
      if (!this.files.has(file)) return noFile(file);
      for (let tries = 0; tries < TRIES; tries++) {
        const now = await this.files.read(file);
        const made = make(now);
        if ("result" in made) return made;
        const { text, merged } = made;
        if (text === now) return this.#saved(file, text, merged);
        const found = await this.options.tryTexts(new Map([[file, text]]));
        const printed = this.files.printed(file);
        // Of other files, as after another price, figures are reported where they are.
        const problems = found.filter((one) => isNoFigure(one) || (asks && one.file === printed));
        const tried = { file, before: now, after: text };
        if (problems.length > 0) return this.#refusedBy(problems, tried, [tried]);
        const replaced = this.files.replace(file, now, text);
        if (!replaced) continue;
        this.#late.watch(file, replaced, text);
        note(now, text);
        await this.options.onWritten([file]);
        return this.#saved(file, text, merged);
      }
      return refused(`${this.files.printed(file)} is being saved by another program again and again. Try again.`);
    });
  }

  /** @param tried the texts that have the errors */
  #refusedBy(problems: Problem[], { file, before = "" }: FileTexts, tried: FileTexts[]): Refused {
    const texts = new Map(tried.map((one) => [this.files.printed(one.file), one.after]));
    const found = problems.map((problem, index) => {
      const { rule, message, file, pointer, line, figure } = problem;
      const text = texts.get(file);
      // The words of a refusal name only the first ones.
      const isAnswered = text !== undefined && index < MOST_REPAIRED;
      const repairs = isAnswered ? this.options.repairsOf({ file, text: withoutMark(text) }, problem) : [];
      const more = { ...(figure !== undefined && { figure }), ...(repairs.length > 0 && { repairs }) };
      return { rule, message, file, pointer, line, ...more };
    });
    return { result: "refused", words: refusalWords(problems, this.files.printed(file), before), problems: found };
  }

  /** Whatever cannot be done is a refusal in words. */
  async #refusing(work: () => Promise<EditResult>): Promise<EditResult> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CouldNotRun) return refused(error.message);
      throw error;
    }
  }

  #saved(file: string, text: string, merged: boolean): Saved {
    return { result: "saved", file, hash: this.show(text), merged, history: this.history };
  }
}

const refused = (words: string): Refused => ({ result: "refused", words, problems: [] });

const noFile = (file: string) => refused(`There is no page file ${file}.`);

const isNoFigure = ({ figure }: Problem) => figure === undefined;

/** Whether a person typed what steps write: a copy, another place, or the example of a new block asks nothing. */
const isTyped = (steps: EditStep[]): boolean =>
  steps.some((step) => !/^(?:move|duplicate)$/.test(step.do) && !(step.do === "insert" && step.pointer === "/blocks"));
