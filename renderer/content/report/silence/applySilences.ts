import { loadCatalog } from "../../loadCatalog";
import { nearest } from "../../nearest";
import type { RuleDescription } from "../../rule";
import type { ContentFile, SiteContent } from "../../siteContent";
import type { Problem } from "../problem";
import { baselineSilences } from "./baselineSilences";
import { commentSilences } from "./commentSilences";
import type { Silence } from "./silenced";

/** What a run looked at. */
interface Run {
  /** Every file of the site by its printed name. */
  files: Map<string, ContentFile>;
  /** The day of the run, such as 2030-12-31. */
  today: string;
  /** The rules of what it looked at beyond the content. */
  beyond: RuleDescription[];
  /** Whether it left out a rule of the content, everywhere or in one file, such as a draft. */
  leftOut(rule: string, file: string): boolean;
}

/**
 * Leaves out the problems that a comment or the baseline silences, and complains of silences that have no
 * reason, no rule, no effect or no time left. A run judges no silence of a rule that it did not ask: whether
 * a silence of `built/…` is still needed, only `--built` can tell.
 */
export async function applySilences(problems: Problem[], content: SiteContent, run: Run): Promise<Problem[]> {
  const { files, today, beyond } = run;
  const silences = [...[...files.values()].flatMap(commentSilences), ...baselineSilences(content, files, today)];
  if (silences.length === 0) return problems;
  const catalog = await loadCatalog();
  const silenced = new Set<Problem>();
  const complaints: Problem[] = [];
  for (const silence of silences) {
    const fault = ruleFault(silence, catalog, beyond);
    if (fault) {
      complaints.push(silence.complain(fault));
      continue;
    }
    if (notAsked(silence.rule, beyond) || run.leftOut(silence.rule, silence.file)) continue;
    const covered = problems.filter((problem) => problem.rule === silence.rule && silence.covers(problem));
    if (covered.length === 0) complaints.push(silence.complain(UNUSED));
    else if (silence.fault) complaints.push(silence.complain(silence.fault));
    else for (const problem of covered) silenced.add(problem);
  }
  return [...problems.filter((problem) => !silenced.has(problem)), ...complaints];
}

const UNUSED = {
  rule: "silence/unused",
  message: "Nothing is silenced here: the problem is gone, or stands elsewhere. Take this away.",
};

/** What is wrong with the rule that a silence names; undefined where it can be silenced, or nobody can tell in this run. */
function ruleFault({ rule, fault }: Silence, catalog: RuleDescription[], beyond: RuleDescription[]): Silence["fault"] {
  if (fault?.rule === "silence/no-reason") return fault;
  // What a program sees from outside stops no build, and it may be wrong: errors of it can be silenced too.
  if (notAsked(rule, beyond) || beyond.some(({ name }) => name === rule)) return undefined;
  const described = catalog.find(({ name }) => name === rule);
  if (!described) {
    const suggestion = nearest(
      rule,
      [...catalog, ...beyond].map(({ name }) => name),
    );
    const hint = suggestion ? `Did you mean ${suggestion}?` : "npm run check -- --rules lists them.";
    return { rule: "silence/unknown-rule", message: `There is no rule "${rule}". ${hint}`, suggestion };
  }
  if (described.severity === "warning") return undefined;
  const message = `${rule} cannot be silenced: it tells of pages that would be broken. Only warnings can.`;
  return { rule: "silence/error", message };
}

/** Whether a rule is of a kind that only a run with `--built` or `--online` asks, and this run did not. */
function notAsked(rule: string, beyond: RuleDescription[]): boolean {
  const kind = /^(?:built|online)\//.exec(rule)?.[0];
  return kind !== undefined && !beyond.some(({ name }) => name.startsWith(kind));
}
