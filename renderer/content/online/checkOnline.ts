import { walkStrings } from "../load/walkTyped";
import { loadAllRules } from "../loadRules";
import { valueAt } from "../pointer";
import type { Finding } from "../report/problem";
import { reportAll } from "../report/report";
import type { FurtherCheck } from "../rule";
import { isDraft } from "../site/drafts";
import { linksOf } from "../site/links";
import { filesByName, type SiteContent } from "../siteContent";
import { requestPage } from "./requestPage";

/** Limits for requests to other sites. */
export interface OnlineOptions {
  /** Milliseconds that a host may take for one response. */
  timeout?: number;
  /** Addresses that are requested at the same time. */
  atOnce?: number;
}

/**
 * Requests every external address that the content links to, each once. Hosts that end in `.example` are
 * placeholders (RFC 2606) and are not requested.
 */
export async function checkOnline(
  content: SiteContent,
  { timeout = 10_000, atOnce = 6 }: OnlineOptions = {},
): Promise<FurtherCheck> {
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  const rules = (await loadAllRules()).filter(({ name }) => name.startsWith("online/"));
  const findings: Finding[] = [];
  const waiting = externalLinks(content);
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const problem = await problemOf(next, timeout);
      if (!problem) continue;
      const severity = rules.find(({ name }) => name === problem.rule)?.severity;
      for (const place of next.places) {
        // No visitor follows a link of a draft.
        findings.push({ ...place, ...problem, severity: drafts.has(place.file) ? "warning" : severity });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, checkNext));
  return { rules, problems: reportAll(findings, content) };
}

async function problemOf(
  { address }: ExternalLink,
  timeout: number,
): Promise<Pick<Finding, "rule" | "message"> | undefined> {
  if (/(?:^|\.)example$/.test(new URL(address).hostname)) {
    const message = `${address} is a placeholder: hosts that end in .example lead nowhere.`;
    return { rule: "online/placeholder", message };
  }
  const { state, reason } = await requestPage(address, timeout);
  if (state === "alive") return undefined;
  return { rule: state === "gone" ? "online/gone" : "online/no-answer", message: `${address} ${reason}.` };
}

/** An address of another site, without its fragment, and every place where it is written. */
interface ExternalLink {
  address: string;
  places: Pick<Finding, "file" | "pointer" | "piece">[];
}

/**
 * Every address outside the site that its links name, each once: a link that is a fact is reported in
 * site.yaml, and not wherever it is used.
 */
function externalLinks(site: SiteContent): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  const files = filesByName(site);
  for (const { file, pointer, piece, to } of linksOf(site)) {
    if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) continue;
    const written = String(valueAt(files.get(file)?.source, pointer) ?? "");
    const isFact = file !== site.site?.file && written.includes("${") && !written.includes(to);
    const [address = ""] = to.split("#");
    const link = links.get(address) ?? { address, places: [] };
    links.set(address, link);
    const fact = isFact && site.site && factWith(to, site);
    link.places.push(fact || { file, pointer, piece });
  }
  return [...links.values()];
}

/** The link of site.yaml that a page uses by its name. */
function factWith(to: string, { site }: SiteContent): ExternalLink["places"][number] | undefined {
  const value = walkStrings("Site", site?.data).find((other) => other.value === to);
  return value && site && { file: site.file, pointer: value.pointer };
}
