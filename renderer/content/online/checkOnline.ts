import { walkStrings } from "../load/walkTyped";
import { loadAllRules } from "../loadRules";
import { valueAt } from "../pointer";
import type { Finding } from "../report/problem";
import { reportAll } from "../report/report";
import type { FurtherCheck } from "../rule";
import { linksOf } from "../site/links";
import { filesByName, isDraft, type SiteContent } from "../siteContent";
import { requestPage } from "./requestPage";

/**
 * Requests every external address of the content once, but for hosts in `.example`, which are placeholders (RFC 2606).
 *
 * @param timeout milliseconds that a host may take for one response
 * @param atOnce how many addresses are requested at the same time
 */
export async function checkOnline(content: SiteContent, { timeout = 10_000, atOnce = 6 } = {}): Promise<FurtherCheck> {
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  const rules = loadAllRules().filter(({ name }) => name.startsWith("online/"));
  const findings: Finding[] = [];
  // All workers take from the one iterator.
  const waiting = externalLinks(content).entries();
  const checkNext = async (): Promise<void> => {
    for (const [address, places] of waiting) {
      const problem = await problemOf(address, timeout);
      if (!problem) continue;
      const severity = rules.find(({ name }) => name === problem.rule)?.severity;
      for (const place of places) {
        // No visitor follows a link of a draft.
        findings.push({ ...place, ...problem, severity: drafts.has(place.file) ? "warning" : severity });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, checkNext));
  return { rules, problems: reportAll(findings, content) };
}

async function problemOf(address: string, timeout: number) {
  if (/(?:^|\.)example$/.test(new URL(address).hostname)) {
    const message = `${address} is a placeholder: hosts that end in .example lead nowhere.`;
    return { rule: "online/placeholder", message };
  }
  const { state, reason } = await requestPage(address, timeout);
  if (state === "alive") return undefined;
  return { rule: state === "gone" ? "online/gone" : "online/no-answer", message: `${address} ${reason}.` };
}

/** Every address outside the site, without its fragment, and every place where it is written, as a fact or typed. */
function externalLinks(content: SiteContent) {
  const links = new Map<string, Pick<Finding, "file" | "pointer" | "piece">[]>();
  const { site } = content;
  const files = filesByName(content);
  for (const { file, pointer, piece, to } of linksOf(content)) {
    if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) continue;
    const written = String(valueAt(files.get(file)?.source, pointer) ?? "");
    const isFact = file !== site?.file && written.includes("${") && !written.includes(to);
    const fact = isFact ? walkStrings("Site", site?.data).find(({ value }) => value === to) : undefined;
    const place = site && fact ? { file: site.file, pointer: fact.pointer } : { file, pointer, piece };
    const [address = ""] = to.split("#");
    links.set(address, [...(links.get(address) ?? []), place]);
  }
  return links;
}
