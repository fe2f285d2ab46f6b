import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../blocks/types.generated";
import { redirects } from "../content/site/routes";
import type { PageContent } from "../content/siteContent";
import { escapeHtml } from "../page/escape";
import { canonicalUrl } from "../page/pageModel";
import { outputFiles } from "./output";

/** The facts of site.yaml that a redirect page shows. */
type RedirectSite = Pick<Site, "language"> & {
  business: Pick<Site["business"], "url">;
  labels: Pick<Site["labels"], "moved">;
};

/** The list of redirects that hosts such as Netlify and Cloudflare Pages read. */
export const REDIRECTS = "_redirects";

/**
 * What the built site has for every old address: a page that sends visitors on, which works on any
 * host, and a line in `_redirects`, with which a host answers 301 itself. Lines of a `_redirects` in
 * the public folder stay in front.
 *
 * @param pages the pages that are built
 */
export function redirectFiles(
  pages: PageContent[],
  site: RedirectSite,
  publicDir: string,
): { file: string; text: string }[] {
  const moved = [...redirects({ pages })].sort(([a], [b]) => (a < b ? -1 : 1));
  const written = path.join(publicDir, REDIRECTS);
  const before = existsSync(written) ? readFileSync(written, "utf8").replace(/\n*$/, "\n") : "";
  const lines = moved.map(([old, page]) => `${old} ${page.route} 301\n`).join("");
  return [
    ...moved.map(([old, page]) => ({
      file: outputFiles({ route: old, aliases: [] })[0] ?? "",
      text: redirectPage(page, canonicalUrl(site, page.route), site),
    })),
    ...(before || lines ? [{ file: REDIRECTS, text: before + lines }] : []),
  ];
}

/** Search engines take a refresh after 0 seconds for a permanent redirect, and the canonical link says where to. */
function redirectPage({ route, data }: PageContent, url: string, { language, labels }: RedirectSite): string {
  const title = escapeHtml((data as { title: string }).title);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="canonical" href="${escapeHtml(url)}">
<meta http-equiv="refresh" content="0; url=${escapeHtml(route)}">
</head>
<body>
<p>${escapeHtml(labels.moved)} <a href="${escapeHtml(route)}">${title}</a></p>
</body>
</html>
`;
}
