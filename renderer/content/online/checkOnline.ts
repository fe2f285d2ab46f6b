import { loadAllRules } from "../loadRules";
import type { Finding } from "../report/problem";
import { reportAll } from "../report/report";
import type { FurtherCheck } from "../rule";
import { isDraft } from "../site/drafts";
import type { SiteContent } from "../siteContent";
import { type ExternalLink, externalLinks } from "./externalLinks";
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
