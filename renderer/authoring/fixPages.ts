import { attempt } from "../base/attempt.mjs";
import type { Problem } from "../base/problem";
import type { FolderCheck } from "../content/check/checkFolder";
import { filesOf } from "../content/model/siteContent";
import { certainSplice } from "./certainSplice";
import type { ContentFolder, FileChange } from "./fileChange";
import { type Attempt, fixedText } from "./fixedText";
import { fixYaml } from "./fixYaml";
import { tryChanges } from "./tryChanges";

interface Fix {
  change: FileChange;
  fixed: Problem[];
}

/** A fix may show another error, such as one inside a misspelled name; few files need a third round. */
const ROUNDS = 40;

/**
 * Applies the fixes that are certain. Tries each on a copy first, and drops it unless the file can then be read, the
 * site has fewer errors, and every other value of the file is what it was. Writes nothing.
 *
 * @returns the files that change, and the problems that are left for people
 */
export async function fixPages(folder: ContentFolder, check: FolderCheck): Promise<{ fixes: Fix[]; left: Problem[] }> {
  const fixes = new Map<string, Fix>();
  const tried = new Set<string>();
  const texts = new Map(filesOf(check.content).map(({ file, text }) => [file, text]));
  const currentText = (file: string) => fixes.get(file)?.change.after ?? texts.get(file) ?? "";
  const recheck = async (file: string, after: string) => {
    const changes = [...fixes.values()].map(({ change }) => change).filter((change) => change.file !== file);
    return (await tryChanges(folder, [...changes, { file, after }])).problems;
  };
  const take = (file: string, after: string, some: Problem[]) => {
    const fixed = [...(fixes.get(file)?.fixed ?? []), ...some];
    fixes.set(file, { change: { file, before: texts.get(file) ?? "", after }, fixed });
  };

  let problems = check.problems;
  for (const file of new Set(problems.filter(isOfYaml).map((problem) => problem.file))) {
    const repaired = fixYaml(currentText(file));
    const found = repaired && (await recheck(file, repaired.text));
    if (!found || makesErrors(file, repaired.fixed, found)) continue;
    take(
      file,
      repaired.text,
      repaired.fixed.map((fixed) => ({ file, severity: "error", pointer: "", ...fixed })),
    );
    problems = found;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const attempts = attemptsIn(problems, currentText, tried);
    if (attempts.size === 0) break;
    for (const [file, all] of attempts) {
      // All at once nearly always works; otherwise try one by one.
      for (const some of all.length > 1 ? [all, ...all.map((one) => [one])] : [all]) {
        const after = attempt(() => fixedText(file, currentText(file), some));
        if (after === undefined) continue;
        const found = await recheck(file, after);
        if (!isSolved(some, problems, found)) continue;
        problems = found;
        take(
          file,
          after,
          some.map(({ problem }) => problem),
        );
        // Later problems of the same line have moved: the next round finds their new position.
        break;
      }
    }
  }
  return { fixes: [...fixes.values()], left: problems };
}

const isOfYaml = ({ rule }: Problem): boolean => rule.startsWith("yaml/");

/** Whether a fixed line now has another error: for example, it is a text where a list was meant. */
function makesErrors(file: string, fixed: { line: number }[], after: Problem[]): boolean {
  const lines = new Set(fixed.map(({ line }) => line));
  return after.some(
    (one) => one.file === file && (isOfYaml(one) || (/^schema\//.test(one.rule) && lines.has(one.line))),
  );
}

/** Problems with a certain fix that was not tried before, by file. */
function attemptsIn(
  problems: Problem[],
  currentText: (file: string) => string,
  tried: Set<string>,
): Map<string, Attempt[]> {
  const attempts = new Map<string, Attempt[]>();
  for (const problem of problems) {
    const key = `${currentText(problem.file)}\n${keyOf(problem)} ${problem.column}`;
    const splice = tried.has(key) ? undefined : certainSplice(currentText(problem.file), problem);
    tried.add(key);
    if (!splice) continue;
    const before = attempts.get(problem.file) ?? [];
    if (before.some((other) => other.splice.start < splice.end && splice.start < other.splice.end)) continue;
    attempts.set(problem.file, [...before, { problem, splice }]);
  }
  return attempts;
}

/** Whether each problem is gone from its line, and no error has come in its place. */
function isSolved(attempts: Attempt[], before: Problem[], after: Problem[]): boolean {
  const count = (problems: Problem[], key: string) => problems.filter((problem) => keyOf(problem) === key).length;
  const errors = (problems: Problem[]) => problems.filter(({ severity }) => severity === "error").length;
  const fixesErrors = attempts.some(({ problem }) => problem.severity === "error");
  if (errors(after) > errors(before) - (fixesErrors ? 1 : 0)) return false;
  return attempts.every(({ problem }) => count(after, keyOf(problem)) < count(before, keyOf(problem)));
}

function keyOf({ file, line, rule, suggestion }: Problem): string {
  return `${file} ${line} ${rule} ${suggestion}`;
}
