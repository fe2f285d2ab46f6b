import { loadCatalog } from "../loadCatalog";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import type { RuleDescription } from "../rule";
import type { ContentFile, SiteContent } from "../siteContent";
import { baselineSilences } from "./baselineSilences";
import { commentSilences } from "./commentSilences";
import type { Silence } from "./silenced";

/**
 * Leaves out the problems that a comment or the baseline silences, and complains of silences that have no
 * reason, no rule, no effect or no time left.
 *
 * @param files every file of the site by its printed name
 * @param today such as 2030-12-31
 */
export async function applySilences(
  problems: Problem[],
  content: SiteContent,
  files: Map<string, ContentFile>,
  today: string,
): Promise<Problem[]> {
  const silences = [...[...files.values()].flatMap(commentSilences), ...baselineSilences(content, files, today)];
  if (silences.length === 0) return problems;
  const catalog = await loadCatalog();
  const silenced = new Set<Problem>();
  const complaints: Problem[] = [];
  for (const silence of silences) {
    const fault = ruleFault(silence, catalog);
    if (fault) {
      complaints.push(silence.complain(fault));
      continue;
    }
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

/** What is wrong with the rule that a silence names; undefined where it can be silenced. */
function ruleFault({ rule, fault }: Silence, catalog: RuleDescription[]): Silence["fault"] {
  if (fault?.rule === "silence/no-reason") return fault;
  const described = catalog.find(({ name }) => name === rule);
  if (!described) {
    const suggestion = nearest(
      rule,
      catalog.map(({ name }) => name),
    );
    const hint = suggestion ? `Did you mean ${suggestion}?` : "npm run check -- --rules lists them.";
    return { rule: "silence/unknown-rule", message: `There is no rule "${rule}". ${hint}`, suggestion };
  }
  if (described.severity === "warning") return undefined;
  const message = `${rule} cannot be silenced: it tells of pages that would be broken. Only warnings can.`;
  return { rule: "silence/error", message };
}
