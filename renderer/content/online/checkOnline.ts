import { hasPlaceholder } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { loadAllRules } from "../check/loadRules";
import type { FurtherCheck } from "../check/rule";
import { filesByName, isDraft, type SiteContent } from "../model/siteContent";
import { walkStrings } from "../pages/walkTyped";
import { reportAll } from "../places/report";
import { linksOf } from "../site/links";

/** Status codes that some hosts return to programs although the page exists. */
const REFUSED = new Set([401, 403, 405, 429, 501]);

/**
 * Requests every external address of the content once: at most `atOnce` at a time, each with a timeout of `timeout`
 * milliseconds. Hosts in `.example` are placeholders (RFC 2606).
 */
export async function checkOnline(content: SiteContent, { timeout = 10_000, atOnce = 6 } = {}): Promise<FurtherCheck> {
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  const rules = loadAllRules().filter(({ name }) => name.startsWith("online/"));
  const findings: Finding[] = [];
  // All workers share this iterator.
  const waiting = externalLinks(content).entries();
  const work = async (): Promise<void> => {
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
  await Promise.all(Array.from({ length: atOnce }, work));
  return { rules, problems: reportAll(findings, content) };
}

/** What is wrong with an address, by a HEAD request and, if that fails, a GET. Returns undefined if it responds. */
async function problemOf(address: string, timeout: number) {
  if (/(?:^|\.)example$/.test(new URL(address).hostname)) {
    const message = `${address} is a placeholder: hosts that end in .example lead nowhere.`;
    return { rule: "online/placeholder", message };
  }
  return (await request(address, "HEAD", timeout)) && request(address, "GET", timeout);
}

async function request(address: string, method: "HEAD" | "GET", timeout: number) {
  const problem = (reason: string, isGone = false) => {
    return { rule: isGone ? "online/gone" : "online/no-answer", message: `${address} ${reason}.` };
  };
  try {
    const response = await fetch(address, { method, redirect: "follow", signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    const { ok, status } = response;
    return ok ? undefined : problem(`answers ${status}`, status >= 400 && status < 500 && !REFUSED.has(status));
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === "TimeoutError") return problem(`does not answer within ${timeout / 1000} seconds`);
    // Without a network no name is found either, so this does not prove that the host is gone.
    if (cause?.code === "ENOTFOUND") return problem("has a host that does not exist");
    return problem(`cannot be reached${cause?.code ? ` (${cause.code})` : ""}`);
  }
}

/** Every address outside the site, without its fragment, and every place where it is written, in a fact or directly. */
function externalLinks(content: SiteContent) {
  const links = new Map<string, Pick<Finding, "file" | "pointer" | "piece">[]>();
  const { site } = content;
  const files = filesByName(content);
  for (const { file, pointer, piece, to } of linksOf(content)) {
    if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) continue;
    const written = String(valueAt(files.get(file)?.source, pointer) ?? "");
    const isFact = file !== site?.file && hasPlaceholder(written) && !written.includes(to);
    const fact = isFact ? walkStrings("Site", site?.data).find(({ value }) => value === to) : undefined;
    const place = site && fact ? { file: site.file, pointer: fact.pointer } : { file, pointer, piece };
    const [address = ""] = to.split("#");
    links.set(address, [...(links.get(address) ?? []), place]);
  }
  return links;
}
