import type { FileChange } from "../../../authoring/fileChange";
import { CouldNotRun } from "../../../base/couldNotRun";
import { hashOf } from "../../../base/files/files.mjs";
import { oneAtATime } from "../../../base/once";
import type { Problem } from "../../../base/problem";
import type { ContentFile } from "../../../content/model/siteContent";
import { routeOf } from "../../../content/pages/pageFiles";
import { nameIn, type PagesFolder, printPath } from "../../../content/pages/pagesFolder";
import { isPageFile } from "../../../content/pages/rowPages";
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
import { merge } from "./merge";
import { PageFiles } from "./pageFiles";
import { isPictureFile } from "./pictureFile";
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
}

/** The result of applying a change to the text on disk: the new text, or why there is none. */
type Made = { text: string; merged: boolean } | Conflict | Refused;

/** What becomes of files, with their texts as they are on disk; or why it cannot be made. */
type Plan = { files: FileTexts[]; merged: boolean } | Conflict | Refused;

interface Change {
  /** Returns it for the files as they are now: again if another program saves one of them meanwhile. */
  plan: () => Plan | Promise<Plan>;
  /** Which of the errors that were found refuse it. */
  wrong?: (found: Problem[], files: FileTexts[]) => Problem[];
  /** Notes in the history what was written. */
  note: (files: FileTexts[]) => void;
}

/** Changes the files of a folder of pages, one change after the other. */
export class PageEditor {
  readonly files: PageFiles;
  readonly #journal: Journal;
  readonly #shown = new Map<string, string>();
  readonly #inTurn = oneAtATime();

  constructor(
    place: PagesFolder,
    private readonly options: EditorOptions,
  ) {
    this.files = new PageFiles(place);
    this.#journal = new Journal(options.journal);
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
    const make = (now: string): Made => {
      const known = (hash: string) => this.#shown.get(hash) ?? (hashOf(now) === hash ? now : undefined);
      const [shown, start] = [known(base), known(over ?? base)];
      if (shown === undefined || start === undefined) return this.#staleFile(file, now);
      const placed = over === undefined ? steps : stepsNow(printed, steps, shown, start);
      const made = this.#joined(file, start, applySteps(printed, start, placed), now);
      // When a choice between two texts is made again, its pointers are still those of this text.
      return "result" in made && made.result === "conflict" ? { ...made, base: this.show(shown) } : made;
    };
    const plan = async (): Promise<Plan> => {
      const planned = await this.#planText(file, make);
      if (!right || "result" in planned) return planned;
      const texts = planned.files.flatMap(({ after = "" }): [string, string][] => [[file, after]]);
      const listed = await this.options.listFigures(new Map(texts), right);
      return { ...planned, files: [...planned.files, ...listed.flatMap((one) => this.#textsOf(one))] };
    };
    // Of other files, as after another price, figures are reported where they are.
    const isAsked = (one: Problem) => (asks || right !== undefined) && one.file === printed;
    return this.#write({
      plan,
      wrong: (found) => found.filter((one) => isNoFigure(one) || isAsked(one)),
      note: this.#noteAs(`${file}: ${stepsInWords(steps)}`),
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
    const make = (now: string) => ({ text: derive(now), merged: false });
    return this.#write({ plan: () => this.#planText(file, make), note: this.#noteAs(words) });
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
    let changes: FileChange[] = [];
    const why = (name: string) => `${name} has changed since it was shown. Look at it again, then do this again.`;
    return this.#write({
      plan: () => {
        changes = plan();
        const files = changes.flatMap((one) => this.#textsOf(one));
        return files.length > 0 ? this.#planNow(files, why) : refused("Nothing would change.");
      },
      wrong: (found) => newOf(found, changes),
      note: this.#noteAs(words),
    });
  }

  /** The errors that such a change would cause; nothing is written. */
  errorsOf(changes: FileChange[]): Promise<Problem[]> {
    return this.#try(changes.flatMap((one) => this.#textsOf(one)));
  }

  /** Removes pictures that no file names, as one step, all or none. @param names such as `/images/trim.jpg` */
  removePictures(names: string[]): Promise<EditResult> {
    const words = names.length === 1 ? `${names[0]} deleted` : `${names.length} pictures deleted`;
    return this.#write({
      plan: () => {
        const files = names.map((name) => name.slice(1));
        return this.#keptPicture(files) ?? { files: files.map((file) => this.files.now(file)), merged: false };
      },
      note: this.#noteAs(words),
    });
  }

  /** Resolves when nothing is being written. */
  close(): Promise<void> {
    return this.#inTurn(() => undefined);
  }

  /** The one way in which files are written, texts and pictures: all of them or none. */
  #write({ plan, wrong = (found) => found.filter(isNoFigure), note }: Change): Promise<EditResult> {
    return this.#inTurn(async () => {
      try {
        for (let tries = 0; tries < TRIES; tries++) {
          const planned = await plan();
          if ("result" in planned) return planned;
          const { files, merged } = planned;
          if (files.some(({ before, after }) => before !== after)) {
            const problems = wrong(await this.#try(files), files);
            if (problems.length > 0) return this.#refusedBy(problems, files);
            if (!this.files.write(files)) continue;
            note(files);
            await this.options.onWritten(files.map(({ file }) => file));
          }
          return this.#saved(files, merged);
        }
        return refused("The files are being saved by another program again and again. Try again.");
      } catch (error) {
        // Whatever cannot be done is a refusal in words.
        if (error instanceof CouldNotRun) return refused(error.message);
        throw error;
      }
    });
  }

  #try(files: FileTexts[]): Promise<Problem[]> {
    const texts = files.filter((one) => !isPictureFile(one)).map(({ file, after }) => [file, after] as const);
    return texts.length > 0 ? this.options.tryTexts(new Map(texts)) : Promise.resolve([]);
  }

  #noteAs(words: string) {
    return (files: FileTexts[]) => this.#journal.add({ words, files });
  }

  #textsOf(change: FileChange): FileTexts[] {
    return textsOf(change, (file) => nameIn(printPath(this.files.place, "."), file));
  }

  async #planText(file: string, make: (now: string) => Made): Promise<Plan> {
    if (!this.files.has(file)) return refused(`There is no page file ${file}.`);
    const before = await this.files.read(file);
    const made = make(before);
    return "result" in made ? made : { files: [{ file, before, after: made.text }], merged: made.merged };
  }

  /** @param why what is said where the change of a file would lose what was saved there since */
  async #planNow(changes: FileTexts[], why: (name: string) => string): Promise<Plan> {
    for (const { file } of changes) await this.files.isFilled(file);
    const made = madeNow(changes, (file) => this.files.now(file).before);
    return typeof made === "string" ? refused(why(this.files.printed(made))) : made;
  }

  #back(way: "undo" | "redo", by: -1 | 1): Promise<EditResult> {
    const plan = () => {
      const change = this.#journal.next[way];
      if (!change) return refused(`There is nothing to ${way}.`);
      const files = way === "undo" ? change.files.map(reverseChange) : change.files;
      const gone = files.filter((one) => isPictureFile(one) && one.after === undefined).map(({ file }) => file);
      const not = way === "undo" ? "taken back" : "done again";
      const why = (name: string) =>
        `${name} has changed in the same lines since then, so "${change.words}" cannot be ${not}. Change it by hand.`;
      return this.#keptPicture(gone) ?? this.#planNow(files, why);
    };
    const wrong = (found: Problem[], files: FileTexts[]) => {
      // What was wrong with a file before it was removed is no reason to keep it removed.
      const restored = files.filter(({ before }) => before === undefined).map(({ file }) => this.files.printed(file));
      return found.filter((one) => isNoFigure(one) && !restored.includes(one.file));
    };
    return this.#write({ plan, wrong, note: () => this.#journal.step(by) });
  }

  /** Why the first picture that must not be removed stays. */
  #keptPicture(files: string[]): Refused | undefined {
    const [why] = files.flatMap((file) => this.options.whyPictureStays(`/${file}`) ?? []);
    return why === undefined ? undefined : refused(why);
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

  #refusedBy(problems: Problem[], tried: FileTexts[]): Refused {
    const [first] = tried;
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
    const words = refusalWords(problems, this.files.printed(first?.file ?? ""), first?.before ?? "");
    return { result: "refused", words, problems: found };
  }

  #saved(files: FileTexts[], merged: boolean): Saved {
    const [first] = files;
    const pages = files.filter((one) => !isPictureFile(one) && isPageFile(one.file));
    const made = pages.find(({ before }) => before === undefined)?.file;
    const gone = pages.find(({ after }) => after === undefined)?.file;
    const step = {
      files: files.map(({ file }) => file),
      ...(made !== undefined && { made: routeOf(made) }),
      ...(gone !== undefined && { gone: routeOf(gone) }),
    };
    const hash = this.show(withoutMark(first?.after ?? ""));
    return { result: "saved", file: first?.file ?? "", hash, merged, history: this.history, step };
  }
}

const refused = (words: string): Refused => ({ result: "refused", words, problems: [] });

const isNoFigure = ({ figure }: Problem) => figure === undefined;

/** Whether a person typed what steps write: a copy, another place, or the example of a new block asks nothing. */
const isTyped = (steps: EditStep[]): boolean =>
  steps.some((step) => !/^(?:move|duplicate)$/.test(step.do) && !(step.do === "insert" && step.pointer === "/blocks"));
