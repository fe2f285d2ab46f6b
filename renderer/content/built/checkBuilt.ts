import { loadBuiltRules } from "../loadRules";
import type { Finding } from "../report/problem";
import { reportAll } from "../report/report";
import type { FurtherCheck } from "../rule";
import type { SiteContent } from "../siteContent";
import { readBuiltSite } from "./builtSite";

/** Every problem of the built pages, at the line of YAML that caused it. @throws CouldNotRun without the folder */
export async function checkBuilt(content: SiteContent, dir: string): Promise<FurtherCheck> {
  const site = readBuiltSite(content, dir);
  const rules = await loadBuiltRules();
  const findings = rules.flatMap(({ name, severity, check }) =>
    Array.from(check(site) ?? [], (finding): Finding => ({ ...finding, rule: name, severity })),
  );
  return { rules, problems: reportAll(findings, content) };
}
