import type { Finding } from "../../base/problem";
import { loadAllRules, loadBuiltRules } from "../check/loadRules";
import type { FurtherCheck } from "../check/rule";
import type { SiteContent } from "../model/siteContent";
import { reportAll } from "../places/report";
import { type BuiltPage, readBuiltSite } from "./builtSite";

/** Every problem of the built pages, at the line of YAML that caused it. @throws CouldNotRun without the folder */
export async function checkBuilt(content: SiteContent, dir: string): Promise<FurtherCheck> {
  const { pages, missing } = readBuiltSite(content, dir);
  const rules = loadAllRules().filter(({ name }) => name.startsWith("built/"));
  const findings = missing.map(({ file, route }): Finding => {
    const message = `The built site has no page ${route}. Run npm run build first.`;
    return { file, pointer: "", rule: "built/missing-page", message };
  });
  for (const { name, severity, check } of await loadBuiltRules<BuiltPage>()) {
    for (const built of pages)
      for (const found of check(built) ?? []) findings.push({ ...found, rule: name, severity });
  }
  return { rules, problems: reportAll(findings, content) };
}
