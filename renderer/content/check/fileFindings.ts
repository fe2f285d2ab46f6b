import { hashOf } from "../../base/files/files.mjs";
import { groupBy } from "../../base/groups";
import type { Finding } from "../../base/problem";
import { findAll, rememberResult } from "../model/fileResults";
import { oncePerFacts } from "../model/oncePerFile";
import type { ContentFile, PageContent, SiteContent } from "../model/siteContent";
import { UnreadPage } from "../pages/unreadPage";
import { schemaFindings } from "../schema/schemaFindings";
import { isEnglish } from "../site/settings";
import { MOST_PROBLEMS } from "../yaml/limits";
import { canBeError, type Rule } from "./loadRules";

/**
 * The findings in a file, by the schema and by the rules that look at one file at a time: from the cache, or by reading
 * the file once for all of them. Those of rules that only warn are cached apart, since a build does not look for them.
 */
export function fileFindings(file: ContentFile, content: SiteContent, rules: Rule[]): Finding[] {
  const isBeside =
    file === content.baseline || file === content.figures || content.collections?.some((one) => one === file);
  const fileRules = isBeside ? [] : rules.filter((rule) => rule.scope === "file" && applies(rule, content));
  const input = siteHash(content);
  const found = [...groupBy(fileRules, partOf)].flatMap(([part, some]) =>
    rememberResult(file, part, () => findingsBy(some, wholeFile(file, rules), content), input),
  );
  return [...rememberResult(file, "schema", () => schemaFindings(wholeFile(file, rules), content), input), ...found];
}

/** A hash of all that a rule about one file may use of site.yaml. */
const siteHash = oncePerFacts(({ site }) => (site ? hashOf(JSON.stringify([site.text, site.data, site.derived])) : ""));

/** The cached results that the findings of a rule are part of. */
const partOf = (rule: Rule): string => rule.only ?? (canBeError(rule) ? "errors" : "warnings");

/** The file with all that it says. What other rules will need of a page is found while it is read. */
function wholeFile(file: ContentFile, rules: Rule[]): ContentFile {
  if (!(file instanceof UnreadPage)) return file;
  findAll(file.whole, !rules.every(canBeError));
  return file.whole;
}

function findingsBy(rules: Rule[], file: ContentFile, content: SiteContent): Finding[] {
  const view = { ...content, pages: file === content.site ? [] : [file as PageContent], files: [file] };
  return rules.flatMap(({ name, check }) => firstOf(check(view) ?? [], file.file, name));
}

/** Whether a rule can judge the texts of a site: one that reads English sentences rests in other languages. */
export const applies = ({ english }: Rule, content: Pick<SiteContent, "site">): boolean =>
  !english || isEnglish(content);

/** The findings of a rule in one file, up to the number that is reported. A file may have ten thousand. */
function firstOf(findings: Iterable<Finding>, file: string, rule: string): Finding[] {
  const found: Finding[] = [];
  for (const finding of findings) {
    if (finding.file !== file) continue;
    found.push({ ...finding, rule });
    if (found.length === MOST_PROBLEMS) break;
  }
  return found;
}
