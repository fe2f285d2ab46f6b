import { type NamedFinding, reportAll } from "../report/report";
import type { FurtherCheck } from "../rule";
import { isDraft } from "../site/drafts";
import type { ContentFile, SiteContent } from "../siteContent";
import { askHost } from "./askHost";
import { type ExternalLink, externalLinks } from "./externalLinks";
import { onlineRules } from "./onlineRules";

/** How gently other sites are asked. */
export interface OnlineOptions {
  /** Milliseconds that a host may take for one answer. */
  timeout?: number;
  /** Addresses that are asked for at the same time. */
  atOnce?: number;
}

/**
 * Asks every other site that the content links to whether the page is there: each address once. Hosts that
 * end in `.example` are placeholders (RFC 2606), which nobody asks.
 */
export async function checkOnline(
  content: SiteContent,
  { timeout = 10_000, atOnce = 6 }: OnlineOptions = {},
): Promise<FurtherCheck> {
  const files = new Map<string, ContentFile>(content.pages.map((page) => [page.file, page]));
  if (content.site) files.set(content.site.file, content.site);
  const findings: NamedFinding[] = [];
  const waiting = externalLinks(content);
  const askNext = async (): Promise<void> => {
    for (let link = waiting.shift(); link; link = waiting.shift()) findings.push(...(await judge(link, timeout)));
  };
  await Promise.all(Array.from({ length: atOnce }, askNext));
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  // A draft sends nobody anywhere yet.
  for (const finding of findings) if (drafts.has(finding.file)) finding.severity = "warning";
  return { rules: Object.values(onlineRules), problems: reportAll(findings, files) };
}

async function judge({ address, places }: ExternalLink, timeout: number): Promise<NamedFinding[]> {
  const { hostname } = new URL(address);
  if (/(?:^|\.)example$/.test(hostname)) {
    return told(places, "placeholder", `${address} is a placeholder: hosts that end in .example lead nowhere.`);
  }
  const { state, reason } = await askHost(address, timeout);
  if (state === "alive") return [];
  return told(places, state, `${address} ${reason}.`);
}

function told(places: ExternalLink["places"], kind: keyof typeof onlineRules, message: string): NamedFinding[] {
  const { name, severity } = onlineRules[kind];
  return places.map((place) => ({ ...place, rule: name, severity, message }));
}
