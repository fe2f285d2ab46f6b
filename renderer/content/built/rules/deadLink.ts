import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

export default {
  name: "built/dead-link",
  severity: "error",
  sentence: "Every link to this site leads to a file of the built site, and to an id of that page.",
  why: "The visitor lands on the not-found page, or at the top of a page that promised a place.",
  fix: "Write an address that the site has, or the id of a block of that page.",
  good: '<h1>Full Groom</h1><p id="prices"><a href="#prices">Prices</a></p>',
  bad: '<h1>Full Groom</h1><p><a href="/price-list">Prices</a></p>',
  *check(site) {
    for (const built of site.pages) {
      for (const link of built.document.querySelectorAll("a[href], area[href]")) {
        const to = link.getAttribute("href") ?? "";
        const message = /^(?:\/(?!\/)|#)/.test(to) ? problemOf(to, built.page.route, site) : undefined;
        if (message) yield { ...originOf(link, built, site.content, to), message };
      }
    }
  },
} satisfies Rule<BuiltSite>;

function problemOf(to: string, route: string, site: BuiltSite): string | undefined {
  const { pathname, hash } = new URL(to, `https://site.example${route}`);
  if (!site.has(pathname)) return `The built site has nothing at ${pathname}.`;
  const id = decodeURIComponent(hash.slice(1));
  if (id === "" || id === "top" || site.idsAt(pathname)?.has(id) !== false) return undefined;
  return `The built page ${pathname} has no place "${id}".`;
}
