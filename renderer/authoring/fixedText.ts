import { attempt } from "../base/attempt.mjs";
import { isGroup } from "../base/groups";
import { parentPointer, pointerSteps, setAt, valueAt } from "../base/pointer";
import type { Problem } from "../base/problem";
import { applySplices, type Splice } from "./splices";
import { openYaml, proven } from "./yaml/openYaml";
import { YamlEdit } from "./yamlEdit";

/** A problem and the change that may fix it. */
export interface Attempt {
  problem: Problem;
  splice: Splice;
}

/**
 * Applies the splices. Inside brackets, where a splice may need quotes, rewrites the whole value.
 *
 * @throws CouldNotRun if another value of the file would be another
 */
export function fixedText(file: string, text: string, attempts: Attempt[]): string | undefined {
  const { data } = openYaml(file, text);
  const splices = attempts.map(({ splice }) => splice);
  const spliced = applySplices(text, splices);
  const after = attempt(() => openYaml(file, spliced).data);
  if (after) {
    for (const { problem } of attempts) setFixed(data, after, problem);
    return proven({ file, data }, spliced);
  }
  const [first, ...others] = attempts;
  if (!first || others.length > 0) return undefined;
  const { problem, splice } = first;
  const edit = new YamlEdit(problem.file, text);
  const value = edit.value(problem.pointer);
  if (typeof value !== "string") return undefined;
  const marked = text.slice(splice.start, splice.end);
  const fixed = value.replace(marked, () => splice.text);
  edit.set(problem.pointer, fixed);
  return edit.finish();
}

/** Sets the one value that a fix may change to what it is after the fix, or its name. */
function setFixed(data: Record<string, unknown>, after: unknown, { rule, pointer, suggestion = "" }: Problem): void {
  if (rule !== "schema/unknown-property") {
    const value = valueAt(after, pointer);
    if (!isGroup(value) && !isGroup(valueAt(data, pointer))) setAt(data, pointer, value);
    return;
  }
  const holder = valueAt(data, parentPointer(pointer)) as Record<string, unknown>;
  const name = pointerSteps(pointer).at(-1) ?? "";
  holder[suggestion] = holder[name];
  delete holder[name];
}
