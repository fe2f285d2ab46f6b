import { setImmediate } from "node:timers/promises";
import { loadRules } from "./loadRules";
import type { Problem } from "./report/problem";
import { type NamedFinding, reportAll, sortProblems } from "./report/report";
import { applySilences } from "./report/silence/applySilences";
import type { FurtherCheck } from "./rule";
import { schemaFindings } from "./schema/schemaFindings";
import { isDraft } from "./site/drafts";
import type { ContentFile, SiteContent } from "./siteContent";

/** What is asked of a site beyond what always holds. */
export interface CheckOptions {
  /** Whether it is about to go online: then no value may still be a placeholder. */
  launch?: boolean;
  /** The day for which the baseline is judged, such as 2030-12-31; today by default. */
  today?: string;
  /** What was found by looking further than the content: told, and silenced, with the rest. */
  beyond?: FurtherCheck;
  /** Ends the check between two rules, whose time goes to other work of the thread too. */
  signal?: AbortSignal;
}

/**
 * Everything that is wrong with a site, of all its files in one run: the files themselves,
 * the schema, and every rule of the folder `rules/`. Sorted by file, line and column.
 *
 * @throws AbortError where the signal ended it
 */
export async function checkSite(
  content: SiteContent,
  { launch = false, today = new Date().toISOString().slice(0, 10), beyond, signal }: CheckOptions = {},
): Promise<Problem[]> {
  const { site, pages, baseline, problems } = content;
  const rules = (await loadRules()).filter(({ only }) => only === undefined || launch);
  const files = new Map<string, ContentFile>(pages.map((page) => [page.file, page]));
  if (site) files.set(site.file, site);
  if (baseline) files.set(baseline.file, baseline);

  const drafts = new Set(pages.filter(isDraft).map(({ file }) => file));

  const findings: NamedFinding[] = [];
  for (const file of files.values()) {
    const definition = file === site ? "Site" : file === baseline ? "Baseline" : "Page";
    for (const finding of schemaFindings(definition, file)) {
      findings.push({ ...finding, file: file.file, severity: "error" });
    }
  }
  for (const { name, severity, inDrafts = severity, check } of rules) {
    if (signal) await setImmediate();
    signal?.throwIfAborted();
    for (const finding of check(content)) {
      const grave = drafts.has(finding.file) ? inDrafts : severity;
      if (grave !== "off") findings.push({ ...finding, rule: name, severity: grave });
    }
  }
  const found = [...problems, ...reportAll(findings, files), ...(beyond?.problems ?? [])];
  const leftOut = (rule: string, file: string) =>
    rules.some(
      ({ name, canTell, inDrafts }) =>
        name === rule && (canTell?.(content) === false || (inDrafts === "off" && drafts.has(file))),
    );
  return sortProblems(await applySilences(found, content, { files, today, beyond: beyond?.rules ?? [], leftOut }));
}
