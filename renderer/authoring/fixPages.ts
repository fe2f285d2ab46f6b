import { attempt } from "../attempt.mjs";
import type { FolderCheck } from "../content/checkFolder";
import type { Problem } from "../content/report/problem";
import { filesOf } from "../content/siteContent";
import { certainSplice } from "./certainSplice";
import type { ContentFolder, FileChange } from "./fileChange";
import { applySplices, type Splice } from "./splices";
import { tryChanges } from "./tryChanges";
import { YamlEdit } from "./yamlEdit";

interface Fix {
  change: FileChange;
  fixed: Problem[];
}

interface Attempt {
  problem: Problem;
  splice: Splice;
}

/** A YAML error hides all others of its file, so each round may find new ones; few files need a third. */
const ROUNDS = 40;

/**
 * Applies the fixes that are certain. Tries each on a copy first, and drops one that does not solve its problem or that
 * breaks the YAML. Writes nothing.
 *
 * @returns the files that change, and the problems that are left for people
 */
export async function fixPages(folder: ContentFolder, check: FolderCheck): Promise<{ fixes: Fix[]; left: Problem[] }> {
  const fixes = new Map<string, Fix>();
  const tried = new Set<string>();
  const texts = new Map(filesOf(check.content).map(({ file, text }) => [file, text]));
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
      // All at once nearly always works; otherwise try one by one.
      for (const some of all.length > 1 ? [all, ...all.map((one) => [one])] : [all]) {
        const after = fixedText(textOf(file), some);
        if (after === undefined) continue;
        const found = await recheck(file, after);
        if (!isSolved(file, some, problems, found)) continue;
        problems = found;
        const fixed = [...(fixes.get(file)?.fixed ?? []), ...some.map(({ problem }) => problem)];
        fixes.set(file, { change: { file, before: texts.get(file) ?? "", after }, fixed });
        // Later problems of the same line have moved: the next round finds their new position.
        break;
      }
    }
  }
  return { fixes: [...fixes.values()], left: problems };
}

/** Problems with a certain fix that was not tried before, by file. */
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

/** Applies the splices. Inside brackets, where a splice may need quotes, rewrites the whole value. */
function fixedText(text: string, attempts: Attempt[]): string | undefined {
  const splices = attempts.map(({ splice }) => splice);
  const spliced = applySplices(text, splices);
  const [first, ...others] = attempts;
  if (!first || others.length > 0 || parses(spliced) || !parses(text)) return spliced;
  const { problem, splice } = first;
  const edit = new YamlEdit(problem.file, text);
  const value = edit.value(problem.pointer);
  if (typeof value !== "string") return undefined;
  const marked = text.slice(splice.start, splice.end);
  const fixed = value.replace(marked, () => splice.text);
  edit.set(problem.pointer, fixed);
  return edit.finish();
}

const parses = (text: string): boolean => attempt(() => new YamlEdit("", text)) !== undefined;

/** Whether each problem is gone from its line, and the YAML still parses. */
function isSolved(file: string, attempts: Attempt[], before: Problem[], after: Problem[]): boolean {
  const count = (problems: Problem[], key: string) => problems.filter((problem) => keyOf(problem) === key).length;
  const broken = (one: Problem) => one.file === file && one.rule.startsWith("yaml/");
  if (!before.some(broken) && after.some(broken)) return false;
  return attempts.every(({ problem }) => count(after, keyOf(problem)) < count(before, keyOf(problem)));
}

function keyOf({ file, line, rule, suggestion }: Problem): string {
  return `${file} ${line} ${rule} ${suggestion}`;
}
