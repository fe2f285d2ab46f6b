import type { Problem } from "../../base/problem";
import { filesByName, type SiteContent } from "../model/siteContent";
import { MOST_PROBLEMS } from "../yaml/limits";
import { loadContentRules, unknownRule } from "./loadRules";
import type { RuleMeta } from "./rule";
import { baselineSilences, type Complaint, commentSilences, type Silence } from "./silences";

interface Run {
  /** The day of the run, such as 2030-12-31. */
  today: string;
  /** The rules of further checks that it applied. */
  beyond: RuleMeta[];
  /** Whether it skipped a rule of the content, everywhere or in one file, for example in a draft. */
  skipped(rule: string, file: string): boolean;
}

/**
 * Removes problems that a comment or the baseline silences, and reports silences that have no reason, name no rule,
 * cover nothing or have expired. Ignores silences of rules that this run did not apply.
 */
export async function applySilences(problems: Problem[], content: SiteContent, run: Run): Promise<Problem[]> {
  const comments = [...filesByName(content).values()].flatMap(commentSilences);
  const silences = [...comments, ...baselineSilences(content, run.today)];
  if (silences.length === 0) return problems;
  const rules = loadContentRules();
  const silenced = new Set<Problem>();
  const counts = new Map<string, number>();
  const complaints = silences.flatMap((silence): Problem[] => {
    const { rule, file } = silence;
    let complaint = complaintOfRule(silence, rules, run.beyond);
    if (!complaint) {
      if (wasNotChecked(rule, run.beyond) || run.skipped(rule, file)) return [];
      const covered = problems.filter((problem) => problem.rule === rule && silence.covers(problem));
      complaint = covered.length === 0 ? UNUSED : silence.complaint;
      if (!complaint) for (const problem of covered) silenced.add(problem);
    }
    const severity = rules.find(({ name }) => name === complaint?.rule)?.severity ?? "error";
    const count = (counts.get(silence.place.file) ?? 0) + 1;
    counts.set(silence.place.file, count);
    return complaint && count <= MOST_PROBLEMS ? [{ ...silence.place, severity, ...complaint }] : [];
  });
  return [...problems.filter((problem) => !silenced.has(problem)), ...complaints];
}

const UNUSED: Complaint = {
  rule: "silence/unused",
  message: "Nothing is silenced here: the problem is gone, or is somewhere else. Delete this.",
};

/** What is wrong with the rule that a silence names. Returns undefined if it may be silenced, or if unknown. */
function complaintOfRule({ rule, complaint }: Silence, rules: RuleMeta[], beyond: RuleMeta[]): Complaint | undefined {
  if (complaint?.rule === "silence/no-reason") return complaint;
  // Errors of a further check can be silenced: they stop no build, and the external checker may be wrong.
  if (wasNotChecked(rule, beyond) || beyond.some(({ name }) => name === rule)) return undefined;
  const described = rules.find(({ name }) => name === rule);
  if (!described) return { rule: "silence/unknown-rule", ...unknownRule(rule, [...rules, ...beyond]) };
  if (described.severity === "warning") return undefined;
  const message = `${rule} cannot be silenced: it reports pages that would be broken. Only warnings can.`;
  return { rule: "silence/error", message };
}

/** Whether a rule belongs to `--built` or `--online`, and this run did not include that check. */
function wasNotChecked(rule: string, beyond: RuleMeta[]): boolean {
  const kind = /^(?:built|online)\//.exec(rule)?.[0];
  return kind !== undefined && !beyond.some(({ name }) => name.startsWith(kind));
}
