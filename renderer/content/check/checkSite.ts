import type { Problem } from "../../base/problem";
import { dayOfClock } from "../../clock/clock";
import type { SiteContent } from "../model/siteContent";
import { reportAll, sortProblems } from "../places/report";
import { applySilences } from "./applySilences";
import { atRows } from "./atRows";
import type { RuleChoice } from "./loadRules";
import type { FurtherCheck } from "./rule";
import { siteFindings } from "./siteFindings";

export interface CheckOptions extends RuleChoice {
  /** The day of the check, such as 2030-12-31; by default the day of the content's clock. */
  today?: string;
  /** The result of a further check, such as of the built site: its problems are reported and can be silenced too. */
  beyond?: FurtherCheck;
  /** Aborts the check between two rules. With a signal, the check yields to other work of the thread there. */
  signal?: AbortSignal;
}

/**
 * Every problem of all files of a site: of the files themselves, of the schema, and of every rule in the folder
 * `rules/`. Sorted by file, line and column. @throws AbortError if the signal aborts it
 */
export async function checkSite(
  content: SiteContent,
  { launch, errorsOnly, today = dayOfClock(content.clock), beyond, signal }: CheckOptions = {},
): Promise<Problem[]> {
  const { findings, rules, undecided, severityIn } = await siteFindings(content, { launch, errorsOnly, signal });
  const found = [...content.problems, ...reportAll(findings, content), ...(beyond?.problems ?? [])];
  const skipped = (name: string, file: string) =>
    undecided.has(name) || rules.some((rule) => rule.name === name && severityIn(rule, file) === "off");
  const left = await applySilences(found, content, { today, beyond: beyond?.rules ?? [], skipped });
  const all = sortProblems(atRows(left, content));
  return errorsOnly ? all.filter(({ severity }) => severity === "error") : all;
}
