import type { Finding } from "../report/problem";
import { reportAll } from "../report/report";
import { describeRules, type FurtherCheck, hero } from "../rule";
import { isDraft } from "../site/drafts";
import type { SiteContent } from "../siteContent";
import { type ExternalLink, externalLinks } from "./externalLinks";
import { requestPage } from "./requestPage";

const link = (address: string) => hero(`actions: [{ label: Map, to: "${address}" }]`);
const GOOD = link("https://www.openstreetmap.org/");

/** What `npm run check -- --online` may report. */
export const onlineRules = describeRules({
  "online/gone": {
    sentence: "A link to another site leads to a page that is there.",
    why: "The visitor follows it to an error, and blames the site that sent them there.",
    fix: "Open the other site, find where the page is now, and copy its address; or take the link away.",
    good: GOOD,
    bad: link("https://www.openstreetmap.org/no-such-page"),
  },
  "online/no-answer": {
    severity: "warning",
    sentence: "A link to another site is answered.",
    why: "The other site may be down today, may refuse programs, or may be gone: nobody can tell from here.",
    fix: "Open the address in a browser; where nothing comes for days, take the link away.",
    good: GOOD,
    bad: link("https://www.openstreetmap.org:9/"),
  },
  "online/placeholder": {
    severity: "warning",
    sentence: "A link leads to a real host, not to one that ends in .example.",
    why: "RFC 2606 keeps such names for examples: they lead nowhere, today and always.",
    fix: "Write the real address, in site.yaml where it is a fact.",
    good: GOOD,
    bad: link("https://maps.example/"),
  },
});

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
  const findings: Finding[] = [];
  const waiting = externalLinks(content);
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const problem = await problemOf(next, timeout);
      if (!problem) continue;
      const severity = onlineRules.find(({ name }) => name === problem.rule)?.severity;
      for (const place of next.places) {
        // No visitor follows a link of a draft.
        findings.push({ ...place, ...problem, severity: drafts.has(place.file) ? "warning" : severity });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, checkNext));
  return { rules: onlineRules, problems: reportAll(findings, content) };
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
