import { readFileSync } from "node:fs";

/** The routes of the built site's sitemap: every page, without the not-found page and the aliases. */
export function sitemapRoutes(dir: string): string[] {
  const sitemap = readFileSync(`${dir}/sitemap.xml`, "utf8");
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  return urls.map((url) => new URL(url).pathname);
}
