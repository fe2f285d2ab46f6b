import type { FolderCheck } from "../content/checkFolder";
import type { Problem } from "../content/report/problem";
import { certainSplice } from "./certainSplice";
import type { ContentFolder, FileChange } from "./fileChange";
import { applySplices, type Splice } from "./splice";
import { tryChanges } from "./tryChanges";
import { YamlEdit } from "./yamlEdit";

/** A file that can be mended, and what is mended in it. */
export interface Fix {
  change: FileChange & { before: string; after: string };
  mended: Problem[];
}

/** A problem with the change that may mend it. */
interface Attempt {
  problem: Problem;
  splice: Splice;
}

/** A mistake of YAML hides all others of its file, so each round may bring new ones to light; few need a third. */
const ROUNDS = 40;

/**
 * Mends what is certain, as far as it goes: every change is tried in a copy first, and one that does
 * not do away with its problem, or that breaks the YAML, is left out. Nothing is written here.
 *
 * @returns the files that change, and what is left for people
 */
export async function fixPages(folder: ContentFolder, check: FolderCheck): Promise<{ fixes: Fix[]; left: Problem[] }> {
  const fixes = new Map<string, Fix>();
  const tried = new Set<string>();
  const texts = new Map(
    [...check.content.pages, ...(check.content.site ? [check.content.site] : [])].map(({ file, text }) => [file, text]),
  );
  const textOf = (file: string) => fixes.get(file)?.change.after ?? texts.get(file) ?? "";
  const recheck = async (file: string, after: string) => {
    const changes = [...fixes.values()].map(({ change }) => change).filter((change) => change.file !== file);
    return (await tryChanges(folder, [...changes, { file, after }])).problems;
  };

  let problems = check.problems;
  for (let round = 0; round < ROUNDS; round++) {
    const attempts = attemptsIn(problems, textOf, tried);
    if (attempts.size === 0) break;
    for (const [file, all] of attempts) {
      // All at once is nearly always right; where it is not, each shows by itself which one was wrong.
      for (const some of all.length > 1 ? [all, ...all.map((one) => [one])] : [all]) {
        const after = mendedText(textOf(file), some);
        const found = after === undefined ? undefined : await recheck(file, after);
        if (after === undefined || !found || !helped(file, some, problems, found)) continue;
        problems = found;
        const mended = [...(fixes.get(file)?.mended ?? []), ...some.map(({ problem }) => problem)];
        fixes.set(file, { change: { file, before: texts.get(file) ?? "", after }, mended });
        // What follows in the same line has moved: the next round sees it at its new place.
        break;
      }
    }
  }
  return { fixes: [...fixes.values()], left: problems };
}

/** Every problem that a certain change may mend and that was not tried before, by file. */
function attemptsIn(problems: Problem[], textOf: (file: string) => string, tried: Set<string>): Map<string, Attempt[]> {
  const attempts = new Map<string, Attempt[]>();
  for (const problem of problems) {
    const key = `${textOf(problem.file)}\n${keyOf(problem)} ${problem.column}`;
    const splice = tried.has(key) ? undefined : certainSplice(textOf(problem.file), problem);
    tried.add(key);
    if (!splice) continue;
    const before = attempts.get(problem.file) ?? [];
    if (before.some((other) => other.splice.start < splice.end && splice.start < other.splice.end)) continue;
    attempts.set(problem.file, [...before, { problem, splice }]);
  }
  return attempts;
}

/** The text with the splices; between brackets, where a splice alone would need quotes, with the value written anew. */
function mendedText(text: string, attempts: Attempt[]): string | undefined {
  const spliced = applySplices(
    text,
    attempts.map(({ splice }) => splice),
  );
  const [first, ...others] = attempts;
  if (!first || others.length > 0 || readable(spliced) || !readable(text)) return spliced;
  const { problem, splice } = first;
  const edit = new YamlEdit(problem.file, text);
  const value = edit.value(problem.pointer);
  if (typeof value !== "string") return undefined;
  edit.set(
    problem.pointer,
    value.replace(text.slice(splice.start, splice.end), () => splice.text),
  );
  return edit.finish();
}

function readable(text: string): boolean {
  try {
    return Boolean(new YamlEdit("", text));
  } catch {
    return false;
  }
}

/** Whether each problem is gone from its line, and the file is no worse to read than before. */
function helped(file: string, attempts: Attempt[], before: Problem[], after: Problem[]): boolean {
  const count = (problems: Problem[], key: string) => problems.filter((problem) => keyOf(problem) === key).length;
  const broken = (problems: Problem[]) =>
    problems.some((other) => other.file === file && other.rule.startsWith("yaml/"));
  if (!broken(before) && broken(after)) return false;
  return attempts.every(({ problem }) => count(after, keyOf(problem)) < count(before, keyOf(problem)));
}

function keyOf({ file, line, rule, suggestion }: Problem): string {
  return `${file} ${line} ${rule} ${suggestion}`;
}
