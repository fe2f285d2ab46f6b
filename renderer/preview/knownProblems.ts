import type { Problem } from "../base/problem";
import type { ContentFile, SiteContent } from "../content/model/siteContent";
import { reportAll } from "../content/places/report";
import { schemaFindings } from "../content/schema/schemaFindings";

/** The rules that decide about a file by itself. */
const OF_ONE_FILE = /^(?:schema|yaml|files)\//;

/** What is known of the problems: all after a check of the whole site, those of the saved files by themselves before. */
export class KnownProblems {
  /** Until `settle`, a saved file has only the problems that are found without other files. */
  all: Problem[] = [];
  /** Whether the whole site was checked since the last change. */
  settled = false;
  /** Of the last check of the whole site. */
  #last: Problem[] = [];
  /** The files that were checked by themselves since. */
  readonly #since = new Set<string>();

  /** Checks files by themselves. @returns those that can be rendered */
  check<File extends ContentFile>(content: SiteContent, files: File[]): File[] {
    const checked = files.map((file) => ({ file, problems: problemsOfFile(content, file) }));
    const names = new Set(files.map(({ file }) => file));
    for (const name of names) this.#since.add(name);
    this.all = this.all.filter(({ file }) => !names.has(file)).concat(checked.flatMap(({ problems }) => problems));
    return checked.filter(({ file, problems }) => isRenderable(content, file, problems)).map(({ file }) => file);
  }

  /** Takes over what a check of the whole site has found. */
  settle(problems: Problem[]): void {
    this.all = problems;
    this.#last = problems;
    this.#since.clear();
    this.settled = true;
  }

  /**
   * All problems as far as they are known: until the site is checked again, also those that the last check found in
   * the saved files by comparing them with others, so that their number does not drop to 0 after each save.
   */
  get withEarlier(): Problem[] {
    const now = new Set(this.all.map(keyOf));
    const earlier = this.#last.filter(
      (problem) => this.#since.has(problem.file) && !OF_ONE_FILE.test(problem.rule) && !now.has(keyOf(problem)),
    );
    return [...this.all, ...earlier];
  }
}

const keyOf = ({ file, rule, message }: Problem) => JSON.stringify([file, rule, message]);

/** Whether a file can be rendered: it has neither an error by itself nor a picture that is missing. */
export function isRenderable(
  content: SiteContent,
  file: ContentFile,
  problems = problemsOfFile(content, file),
): boolean {
  const { originals } = content;
  if (file.data === undefined || problems.some(({ severity }) => severity === "error")) return false;
  return file.values.every(({ kind, value }) => kind !== "ImageSource" || "picture" in (originals[value] ?? {}));
}

/**
 * The problems of one file by itself: its name, its YAML, the schema. Fast, while the whole check reads every
 * page: `checkSite` finds the same problems again, in the same words.
 */
function problemsOfFile(content: SiteContent, file: ContentFile): Problem[] {
  return [
    ...content.problems.filter((problem) => problem.file === file.file),
    ...reportAll(schemaFindings(file, content), { ...content, files: [file] }),
  ];
}
