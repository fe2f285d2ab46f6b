import { type NamedFinding, reportAll } from "../report/report";
import type { FurtherCheck } from "../rule";
import type { ContentFile, SiteContent } from "../siteContent";
import { readBuiltSite } from "./builtSite";
import { loadBuiltRules } from "./loadBuiltRules";

/**
 * Everything that is wrong with the pages that were built of a site's content, each at the line of YAML
 * that caused it.
 *
 * @param content as it was when the site was built
 * @param dir the folder of the built site
 * @throws CouldNotRun where nothing is built there
 */
export async function checkBuilt(content: SiteContent, dir: string): Promise<FurtherCheck> {
  const site = readBuiltSite(content, dir);
  const rules = await loadBuiltRules();
  const files = new Map<string, ContentFile>(content.pages.map((page) => [page.file, page]));
  if (content.site) files.set(content.site.file, content.site);

  function* findings(): Generator<NamedFinding> {
    for (const { name, severity, check } of rules) {
      for (const finding of check(site)) yield { ...finding, rule: name, severity };
    }
  }
  return { rules, problems: reportAll(findings(), files) };
}
