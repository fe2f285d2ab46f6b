import { escapeHtml } from "../page/escape";

/**
 * `sitemap.xml` (https://www.sitemaps.org/protocol.html).
 *
 * @param urls canonical URLs of the pages to be found, fewer than the protocol's 50,000
 */
export function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** `robots.txt`: everything may be read, and here is the list (RFC 9309). */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
