import type { Finding } from "../../base/problem";
import { findAll, kept } from "../model/kept";
import { oncePerFile } from "../model/oncePerFile";
import type { ContentFile, PageContent, SiteContent } from "../model/siteContent";
import { UnreadPage } from "../pages/unreadPage";
import { schemaFindings } from "../schema/schemaFindings";
import { isEnglish } from "../site/settings";
import { siteForRules } from "../site/siteForRules";
import { MOST_PROBLEMS } from "../yaml/limits";
import type { Rule } from "./loadRules";

/**
 * The findings in a file, by the schema and by the rules that look at one file at a time: from the cache, or by reading
 * the file once for all of them.
 *
 * @param errorsOnly whether `rules` contains only rules that can report errors: their findings are cached separately
 */
export function fileFindings(file: ContentFile, content: SiteContent, rules: Rule[], errorsOnly = false): Finding[] {
  const find = () => {
    const isBeside =
      file === content.baseline || file === content.figures || content.collections?.some((one) => one === file);
    const fileRules = isBeside ? [] : rules.filter((rule) => rule.scope === "file" && applies(rule, content));
    const whole = file instanceof UnreadPage ? file.whole : file;
    if (whole !== file) findAll(whole);
    const view = { ...content, pages: file === content.site ? [] : [whole as PageContent], files: [whole] };
    const found = fileRules.flatMap(({ name, check }) => firstOf(check(view) ?? [], file.file, name));
    return [...schemaFindings(whole, content), ...found];
  };
  return kept(file, errorsOnly ? "errors" : nameFor(rules), find, siteForRules(content));
}

const nameFor = oncePerFile((rules: Rule[]): string =>
  rules.some(({ only, scope }) => only === "launch" && scope === "file") ? "findings at launch" : "findings",
);

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
