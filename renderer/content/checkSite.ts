import { setImmediate } from "node:timers/promises";
import { dayOfClock } from "../clock/clock";
import { fileFindings } from "./fileFindings";
import { MOST_PROBLEMS } from "./load/yaml/limits";
import { rulesOf } from "./loadRules";
import type { Finding, Problem } from "./report/problem";
import { reportAll, sortProblems } from "./report/report";
import { applySilences } from "./report/silence/applySilences";
import type { FurtherCheck, RuleMeta } from "./rule";
import { filesByName, isDraft, type SiteContent } from "./siteContent";

export interface CheckOptions {
  /** Whether it is about to go online: then no value may still be a placeholder. */
  launch?: boolean;
  /** The day of the check, such as 2030-12-31; that of the content's clock by default. */
  today?: string;
  /** The result of a further check, as of the built site: reported, and silenced, with the rest. */
  beyond?: FurtherCheck;
  /** Ends the check between two rules, where it yields to other work of the thread. */
  signal?: AbortSignal;
}

/**
 * Every problem of all files of a site: of the files themselves, of the schema, and of every rule in the folder
 * `rules/`. Sorted by file, line and column. @throws AbortError where the signal ended it
 */
export async function checkSite(
  content: SiteContent,
  { launch = false, today = dayOfClock(content.clock), beyond, signal }: CheckOptions = {},
): Promise<Problem[]> {
  const { pages, problems } = content;
  const rules = await rulesOf(launch);
  const files = filesByName(content);
  const drafts = new Set(pages.filter(isDraft).map(({ file }) => file));
  const severityIn = ({ severity, inDrafts = severity }: RuleMeta, file: string) =>
    drafts.has(file) ? inDrafts : severity;

  const untold = new Set<string>();
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  const add = (found: Iterable<Finding>, meta?: RuleMeta) => {
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
  const metas = new Map(rules.map((rule) => [rule.name, rule]));
  const yielded = async () => {
    if (signal) await setImmediate();
    signal?.throwIfAborted();
  };
  for (const file of files.values()) {
    await yielded();
    add(fileFindings(file, content, rules));
  }
  for (const rule of rules.filter(({ scope }) => scope !== "file")) {
    await yielded();
    const found = rule.check(content);
    if (!found) untold.add(rule.name);
    add(found ?? [], rule);
  }
  const found = [...problems, ...reportAll(findings, content), ...(beyond?.problems ?? [])];
  const skipped = (name: string, file: string) =>
    untold.has(name) || rules.some((rule) => rule.name === name && severityIn(rule, file) === "off");
  return sortProblems(await applySilences(found, content, { today, beyond: beyond?.rules ?? [], skipped }));
}
