import { setImmediate } from "node:timers/promises";
import { fileFindings } from "./fileFindings";
import { MOST_PROBLEMS } from "./load/yaml/limits";
import { type Rule, rulesOf } from "./loadRules";
import type { Finding, Severity } from "./report/problem";
import { type ContentFile, filesByName, isDraft, type SiteContent } from "./siteContent";

interface FindOptions {
  /** Whether it is about to go online. */
  launch?: boolean;
  /** Ends the search between two rules, where it yields to other work of the thread. */
  signal?: AbortSignal;
  /** Rules that can find no error are left out. */
  errorsOnly?: boolean;
  /** Which files are looked at one by one; all by default. */
  look?: (file: ContentFile) => boolean;
}

/** What the schema and the rules find. */
export interface SiteFindings {
  /** Each with the name of its rule and its severity. */
  findings: Finding[];
  rules: Rule[];
  /** The rules that could not tell. */
  untold: Set<string>;
  /** How a rule's problems are treated in a file, which may be a draft. */
  severityIn: (rule: Rule, file: string) => Severity | "off";
}

/** Everything that is wrong with the files of a site, without its lines. @throws AbortError where the signal ended it */
export async function siteFindings(
  content: SiteContent,
  { launch = false, signal, errorsOnly = false, look = () => true }: FindOptions = {},
): Promise<SiteFindings> {
  const rules = (await rulesOf(launch)).filter((rule) => !errorsOnly || canBeError(rule));
  const files = filesByName(content);
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  const severityIn = ({ severity, inDrafts = severity }: Rule, file: string) =>
    drafts.has(file) ? inDrafts : severity;

  const untold = new Set<string>();
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  const metas = new Map(rules.map((rule) => [rule.name, rule]));
  const add = (found: Iterable<Finding>, meta?: Rule) => {
    for (const finding of found) {
      const rule = meta ?? metas.get(finding.rule ?? "");
      const severity = rule ? severityIn(rule, finding.file) : finding.severity;
      const name = rule?.name ?? finding.rule;
      const key = `${name} ${finding.file}`;
      const count = counts.get(key) ?? 0;
      if (severity === "off" || count === MOST_PROBLEMS) continue;
      counts.set(key, count + 1);
      findings.push({ ...finding, rule: name, severity });
    }
  };
  const yielded = async () => {
    if (signal) await setImmediate();
    signal?.throwIfAborted();
  };
  for (const file of files.values()) {
    if (!look(file)) continue;
    await yielded();
    add(fileFindings(file, content, rules, errorsOnly));
  }
  for (const rule of rules.filter(({ scope }) => scope !== "file")) {
    await yielded();
    const found = rule.check(content);
    if (!found) untold.add(rule.name);
    add(found ?? [], rule);
  }
  return { findings, rules, untold, severityIn };
}

const canBeError = ({ severity, inDrafts }: Rule) => severity === "error" || inDrafts === "error";
