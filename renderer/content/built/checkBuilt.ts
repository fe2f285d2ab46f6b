import { loadAllRules, loadBuiltRules } from "../loadRules";
import type { Finding } from "../report/problem";
import { reportAll } from "../report/report";
import type { FurtherCheck } from "../rule";
import type { SiteContent } from "../siteContent";
import { readBuiltSite } from "./builtSite";

/** Every problem of the built pages, at the line of YAML that caused it. @throws CouldNotRun without the folder */
export async function checkBuilt(content: SiteContent, dir: string): Promise<FurtherCheck> {
  const { pages, missing } = readBuiltSite(content, dir);
  const rules = loadAllRules().filter(({ name }) => name.startsWith("built/"));
  const findings = missing.map(({ file, route }): Finding => {
    const message = `The built site has no page ${route}. Run npm run build first.`;
    return { file, pointer: "", rule: "built/missing-page", message };
  });
  for (const { name, severity, check } of await loadBuiltRules()) {
    for (const built of pages)
      for (const found of check(built) ?? []) findings.push({ ...found, rule: name, severity });
  }
  return { rules, problems: reportAll(findings, content) };
}
