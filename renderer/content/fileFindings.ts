import { UnreadPage } from "./load/openContent";
import { MOST_PROBLEMS } from "./load/yaml/limits";
import type { Rule } from "./loadRules";
import type { Finding } from "./report/problem";
import { schemaFindings } from "./schema/schemaFindings";
import { findAll, kept } from "./site/kept";
import { siteForRules } from "./site/siteForRules";
import type { ContentFile, PageContent, SiteContent } from "./siteContent";

/**
 * What the schema finds in a file, and the rules that look at one file at a time: as it is kept, else by reading the file
 * once for all of them.
 *
 * @param errorsOnly whether these are the rules that can find errors only: what they find is kept apart
 */
export function fileFindings(file: ContentFile, content: SiteContent, rules: Rule[], errorsOnly = false): Finding[] {
  const apart = file === content.baseline ? [] : rules.filter(({ scope }) => scope === "file");
  const look = () => {
    const whole = file instanceof UnreadPage ? file.whole : file;
    if (whole !== file) findAll(whole);
    const view = { ...content, pages: file === content.site ? [] : [whole as PageContent], files: [whole] };
    const found = apart.flatMap(({ name, check }) => firstOf(check(view) ?? [], file.file, name));
    return [...schemaFindings(whole, content), ...found];
  };
  const name = apart.some(({ only }) => only === "launch") ? "findings at launch" : "findings";
  return kept(file, errorsOnly ? "errors" : name, look, siteForRules(content));
}

/** What a rule finds in one file, as many as are reported one by one. A file may hold ten thousand of them. */
function firstOf(findings: Iterable<Finding>, file: string, rule: string): Finding[] {
  const found: Finding[] = [];
  for (const finding of findings) {
    if (finding.file !== file) continue;
    found.push({ ...finding, rule });
    if (found.length === MOST_PROBLEMS) break;
  }
  return found;
}
