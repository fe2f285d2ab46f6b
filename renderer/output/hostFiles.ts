import path from "node:path";
import { readBytes } from "../base/attempt.mjs";
import { addressOfPath, canonicalUrl, fileOfAddress } from "../base/sitePath";
import type { PageContent } from "../content/model/siteContent";
import { isNotFound, isNotFoundRoute, redirects } from "../content/site/routes";
import { directionOf } from "../contract/language";
import { escapeHtml } from "../page/escape";
import { caching, HASHED, ICON, siteHeaders } from "../page/policy/siteHeaders";
import { MANIFEST, MANIFEST_TYPE } from "../pictures/icons";
import type { OutputFile } from "./manifest";

/** Files with headers and redirects that hosts such as Netlify and Cloudflare Pages read. */
export const HEADERS = "_headers";
export const REDIRECTS = "_redirects";

/** Cloudflare Pages reads 100 rules, and a page takes two. Larger sites have their policies only in the documents. */
const FEW_PAGES = 48;

/** A page's file in the output folder, such as `about.html`, and its Content-Security-Policy. */
export type PagePolicy = Required<Pick<OutputFile, "file" | "policy">>;

/** The policies of a site's pages; none if there are too many. */
export function pagePolicies(files: Pick<OutputFile, "file" | "policy">[]): PagePolicy[] {
  const policies = files.flatMap(({ file, policy }) => (policy ? [{ file, policy }] : []));
  return policies.length > FEW_PAGES ? [] : policies.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * `_headers`: https://developers.cloudflare.com/pages/configuration/headers/. Rules for the same address add up: a page
 * gets the site's policy and its own. That is why there is no `no-cache` for all: it would also apply to hashed files,
 * and such hosts revalidate pages by themselves. Rules of a `_headers` in the public folder come first.
 */
export function headersFile(policies: PagePolicy[], base: string, publicDir: string): string {
  const rules = [
    rule(`${base}/*`, siteHeaders),
    rule(`${base}${HASHED}*`, { "cache-control": caching(HASHED) }),
    rule(base + ICON, { "cache-control": caching(ICON) }),
    rule(base + MANIFEST, { "content-type": MANIFEST_TYPE }),
    ...policies.flatMap(({ file, policy }) =>
      addresses(file).map((address) => rule(base + address, { "content-security-policy": policy })),
    ),
  ];
  return publicRules(publicDir, HEADERS) + rules.join("");
}

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}

/** The addresses of a page: some hosts add a slash. The not-found page has no address of its own. */
function addresses(file: string): string[] {
  const address = addressOfPath(`/${file}`);
  if (isNotFoundRoute(address)) return [];
  return address === "" ? ["/"] : [address, `${address}/`];
}

type RedirectPage = Pick<PageContent, "route" | "language" | "data">;
type RedirectSite = { base: string; language: string; business: { url: string }; labels: { moved: string } };

/**
 * For every old address, a page that redirects, which works on any host, and a line in `_redirects`, which lets a host
 * respond with a 301. Lines of a `_redirects` in the public folder come first.
 */
export function redirectFiles(
  pages: RedirectPage[],
  siteIn: (language: string | undefined) => RedirectSite,
  publicDir: string,
) {
  const moved = [...redirects({ pages })].sort(([a], [b]) => (a < b ? -1 : 1));
  const { base } = siteIn(undefined);
  const rules = moved.map(([old, page]) => `${base}${encodePath(old)} ${base}${page.route} 301\n`);
  // Where capitals make no other file, the page that redirects would replace the page itself.
  const routes = new Set(["win32", "darwin"].includes(process.platform) ? pages.map(({ route }) => route) : []);
  // Netlify shows another page than /404.html only by such a rule; Cloudflare Pages finds it by itself.
  const missing = pages.filter((page) => page.language && isNotFound(page));
  const inLanguages = missing.map(
    ({ language, route }) => `${base}/${language}/* ${base}${outputAddress(route)} 404\n`,
  );
  const lines = publicRules(publicDir, REDIRECTS) + [...rules, ...inLanguages].join("");
  return [
    ...moved
      .filter(([old]) => !routes.has(old.toLowerCase()))
      .map(([old, page]) => ({ file: fileOfAddress(old), text: redirectPage(page, siteIn(page.language)) })),
    ...(lines ? [{ file: REDIRECTS, text: lines }] : []),
  ];
}

/** In `_redirects` a space ends an address, and * and : have a meaning of their own. */
const encodePath = (address: string) => encodeURI(address).replace(/\*/g, "%2A").replace(/:/g, "%3A");

const outputAddress = (route: string): string => `/${fileOfAddress(route)}`;

/** Search engines treat a refresh after 0 seconds as a permanent redirect; the canonical link confirms its target. */
function redirectPage({ route, data }: RedirectPage, site: RedirectSite): string {
  const title = escapeHtml((data as { title: string }).title);
  const to = escapeHtml(site.base + route);
  return `<!doctype html>
<html lang="${site.language}"${directionOf(site.language) === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="canonical" href="${escapeHtml(canonicalUrl(site, route))}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p>${escapeHtml(site.labels.moved)} <a href="${to}">${title}</a></p>
</body>
</html>
`;
}

interface Listed {
  url: string;
  changed?: string;
  alternates?: { code: string; url: string }[];
}

/**
 * `sitemap.xml` (https://www.sitemaps.org/protocol.html) of canonical URLs, fewer than the protocol's 50,000.
 *
 * @param pages with the day of their last change, if known, and the same page in other languages
 */
export function sitemap(pages: Listed[]): string {
  const isIn = pages.some(({ alternates = [] }) => alternates.length > 0);
  const space = isIn ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const entries = pages
    .map(({ url, changed, alternates = [] }) => [
      `<loc>${escapeHtml(url)}</loc>`,
      changed && `<lastmod>${changed}</lastmod>`,
      ...alternates.map((one) => `<xhtml:link rel="alternate" hreflang="${one.code}" href="${escapeHtml(one.url)}"/>`),
    ])
    .map((parts) => `  <url>${parts.filter(Boolean).join("")}</url>\n`)
    .sort()
    .join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${space}>\n${entries}</urlset>\n`;
}

/** `robots.txt` (RFC 9309): allows everything, and names the sitemap. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function publicRules(publicDir: string, name: string): string {
  return (
    readBytes(path.join(publicDir, name))
      ?.toString()
      .replace(/(?<!\n)\n*$/, "\n") ?? ""
  );
}
