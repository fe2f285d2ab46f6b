import { isDraft } from "./drafts";
import { loadRules } from "./loadRules";
import type { Problem } from "./problem";
import { type NamedFinding, reportAll, sortProblems } from "./report";
import { schemaFindings } from "./schema/schemaFindings";
import type { ContentFile, SiteContent } from "./siteContent";

/**
 * Everything that is wrong with a site, of all its files in one run: the files themselves,
 * the schema, and every rule of the folder `rules/`. Sorted by file, line and column.
 */
export async function checkSite(content: SiteContent): Promise<Problem[]> {
  const { site, pages, problems } = content;
  const rules = await loadRules();
  const files = new Map<string, ContentFile>(pages.map((page) => [page.file, page]));
  if (site) files.set(site.file, site);

  const drafts = new Set(pages.filter(isDraft).map(({ file }) => file));

  function* findings(): Generator<NamedFinding> {
    for (const file of files.values()) {
      for (const finding of schemaFindings(file === site ? "Site" : "Page", file)) {
        yield { ...finding, file: file.file, severity: "error" };
      }
    }
    for (const { name, severity, inDrafts = severity, check } of rules) {
      for (const finding of check(content)) {
        const grave = drafts.has(finding.file) ? inDrafts : severity;
        if (grave !== "off") yield { ...finding, rule: name, severity: grave };
      }
    }
  }
  return sortProblems([...problems, ...reportAll(findings(), files)]);
}
