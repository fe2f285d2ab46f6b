import type { Rules } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

export default {
  *"built/dead-link"(site) {
    for (const built of site.pages) {
      for (const link of built.document.querySelectorAll("a[href], area[href]")) {
        const to = link.getAttribute("href") ?? "";
        const message = /^(?:\/(?!\/)|#)/.test(to) ? problemOf(to, built.page.route, site) : undefined;
        if (message) yield { ...originOf(link, built, site.content, to), message };
      }
    }
  },
} satisfies Rules<BuiltSite>;

function problemOf(to: string, route: string, site: BuiltSite): string | undefined {
  const { pathname, hash } = new URL(to, `https://site.example${route}`);
  if (!site.has(pathname)) return `The built site has nothing at ${pathname}.`;
  const id = decodeURIComponent(hash.slice(1));
  if (id === "" || id === "top" || site.idsAt(pathname)?.has(id) !== false) return undefined;
  return `The built page ${pathname} has no place "${id}".`;
}
