import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { parse } from "yaml";
import { attempt } from "../../base/attempt.mjs";
import { type LastCommit, lastCommits, textIn } from "../../base/lastChanges";
import type { Finding, Severity } from "../../base/problem";
import { contentsIn, hasItself } from "../model/languages";
import { type ContentFile, filesByName, isDraft, type SiteContent } from "../model/siteContent";
import { nameIn } from "../pages/pagesFolder";
import { MOST_PROBLEMS } from "../yaml/limits";
import { applies, fileFindings } from "./fileFindings";
import { type Rule, type RuleChoice, rulesOf } from "./loadRules";

interface FindOptions extends RuleChoice {
  /** Aborts the search between two rules. With a signal, the search yields to other work of the thread there. */
  signal?: AbortSignal;
  /** Which files to check one by one; all by default. */
  look?: (file: ContentFile) => boolean;
}

/** The findings of the schema and the rules. */
export interface SiteFindings {
  /** Each with the name of its rule and its severity. */
  findings: Finding[];
  rules: Rule[];
  /** Rules that this run left out, or that could not decide in it. */
  undecided: Set<string>;
  /** The severity of a rule's problems in a file, which may be a draft. */
  severityIn: (rule: Rule, file: string) => Severity | "off";
}

/** All findings in the files of a site, without line numbers. @throws AbortError if the signal aborts it */
export async function siteFindings(
  content: SiteContent,
  { launch = false, signal, errorsOnly = false, look = () => true }: FindOptions = {},
): Promise<SiteFindings> {
  const rules = await rulesOf({ launch, errorsOnly });
  const files = filesByName(content);
  const contents = contentsIn(content);
  const commits = content.translations && !errorsOnly ? await lastCommits(content.imagesRoot) : undefined;
  const saidBefore = commits && (await siteBefore(content, commits));
  const whole = { ...content, commits, saidBefore };
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  const severityIn = ({ severity, inDrafts = severity }: Rule, file: string) =>
    drafts.has(file) ? inDrafts : severity;

  const others = (await rulesOf({ launch })).filter((rule) => !rules.includes(rule));
  const undecided = new Set(others.map(({ name }) => name));
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  const metas = new Map(rules.map((rule) => [rule.name, rule]));
  const overlays = new Map(content.translations?.map(({ site }) => [site.file, site]));
  // What `site.es.yaml` does not say itself is from site.yaml, where the check of the main language reports it.
  const isInherited = ({ file, pointer }: Finding) => {
    const overlay = overlays.get(file);
    return overlay !== undefined && pointer !== "" && !hasItself(overlay, pointer);
  };
  const add = (found: Iterable<Finding>, meta?: Rule) => {
    for (const finding of found) {
      if (isInherited(finding)) continue;
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
    const own = contents.find((one) => one.site === file || ("language" in file && one.language === file.language));
    add(fileFindings(file, own ?? contents[0] ?? content, rules));
  }
  for (const rule of rules.filter(({ scope }) => scope !== "file")) {
    for (const one of rule.scope === "languages" ? [whole] : contents) {
      if (!applies(rule, one)) continue;
      await yielded();
      const found = rule.check(one);
      if (!found) undecided.add(rule.name);
      add(found ?? [], rule);
    }
  }
  return { findings: oncePerValue(findings), rules, undecided, severityIn };
}

/** Without what rules find in values that the schema refuses: these are not the values that will be there. */
function oncePerValue(findings: Finding[]): Finding[] {
  const keyOf = ({ file, pointer }: Finding) => `${file} ${pointer}`;
  const refused = new Set(findings.flatMap((one) => (isRefusal(one) ? keyOf(one) : [])));
  return findings.filter((one) => isRefusal(one) || !refused.has(keyOf(one)));
}

const isRefusal = ({ rule = "" }: Finding): boolean =>
  /^schema\/(?:wrong-type|pattern|not-allowed-value|out-of-range)$/.test(rule);

/** By language, what site.yaml said when the texts of that language last changed, where it changed later. */
async function siteBefore(
  { site, translations = [], imagesRoot, imagesRootName }: SiteContent,
  commits: Map<string, LastCommit>,
): Promise<Map<string, unknown>> {
  const fileOf = ({ file }: ContentFile) => path.join(imagesRoot, nameIn(imagesRootName, file));
  const changed = site && commits.get(fileOf(site));
  const before = new Map<string, unknown>();
  for (const { language, site: own } of translations) {
    const last = commits.get(fileOf(own));
    if (!site || !changed || !last || changed.later >= last.later) continue;
    const text = await textIn(fileOf(site), last);
    if (text !== undefined)
      before.set(
        language,
        attempt(() => parse(text)),
      );
  }
  return before;
}
