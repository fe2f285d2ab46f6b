import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { caching, HASHED, siteHeaders } from "../page/policy/siteHeaders";
import type { OutputFile } from "./output";

/** The list of headers that hosts such as Netlify and Cloudflare Pages read. */
export const HEADERS = "_headers";

/**
 * Up to this many pages hosts get each page's policy in a header: Cloudflare Pages reads 100 rules, and
 * a page takes two. The pages of a larger site have theirs in the document only.
 */
const FEW_PAGES = 48;

/** A page's file in the output folder, and what may run in it. */
export interface PagePolicy {
  /** Such as `about/index.html`. */
  file: string;
  /** The value of the header. */
  policy: string;
}

/** The policies of a site's pages; none where there are too many. */
export function pagePolicies(files: Pick<OutputFile, "file" | "policy">[]): PagePolicy[] {
  const policies = files.flatMap(({ file, policy }) => (policy ? [{ file, policy }] : []));
  if (policies.length > FEW_PAGES) return [];
  return policies.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * What such a host sends besides its own headers: https://developers.cloudflare.com/pages/configuration/headers/.
 * Rules that fit the same address add up, so that a page has the site's policy and its own. Such
 * hosts let pages be revalidated by themselves: to say so for every address would add
 * `no-cache` to the hashed files, too. Rules of a `_headers` in the public folder stay in front.
 */
export function headersFile(policies: PagePolicy[], publicDir: string): string {
  const written = path.join(publicDir, HEADERS);
  const before = existsSync(written) ? readFileSync(written, "utf8").replace(/\n*$/, "\n") : "";
  const rules = [
    rule("/*", siteHeaders),
    rule(`${HASHED}*`, { "cache-control": caching(HASHED) }),
    ...policies.flatMap(({ file, policy }) =>
      addresses(file).map((address) => rule(address, { "content-security-policy": policy })),
    ),
  ];
  return before + rules.join("");
}

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}

/** Where hosts serve a page: some end its address with a slash. The not-found page has every other address. */
function addresses(file: string): string[] {
  if (file === "404.html") return [];
  const address = `/${file}`.replace(/\/index\.html$/, "");
  return address === "" ? ["/"] : [address, `${address}/`];
}
