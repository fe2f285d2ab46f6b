import { valueAt } from "../../pointer";
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
  *"built/missing-file"(site) {
    const url = valueAt(site.content.site?.data, "/business/url");
    const origin = typeof url === "string" ? url.replace(/\/$/, "") : undefined;
    for (const built of site.pages) {
      for (const [element, address] of loadedBy(built.document)) {
        const own = origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
        if (!/^\/(?!\/)/.test(own)) continue;
        const [pathname = ""] = own.split(/[?#]/);
        if (site.has(pathname)) continue;
        const message = `The page asks for ${pathname}, which is not in the built site.`;
        yield { ...originOf(element, built, site.content, element.getAttribute("alt") ?? undefined), message };
      }
    }
  },
  *"built/missing-page"({ missing }) {
    for (const { file, route } of missing) {
      yield { file, pointer: "", message: `The built site has no page ${route}. Run npm run build first.` };
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

function* loadedBy(document: Document): Generator<[Element, string]> {
  for (const [selector, attribute] of LOADING) {
    for (const element of document.querySelectorAll(selector)) {
      const address = element.getAttribute(attribute);
      if (address) yield [element, address];
    }
  }
  for (const element of document.querySelectorAll("[srcset]")) {
    for (const candidate of element.getAttribute("srcset")?.split(",") ?? []) {
      const [address] = candidate.trim().split(/\s+/);
      if (address) yield [element, address];
    }
  }
  for (const element of document.querySelectorAll("style")) {
    for (const [, address = ""] of (element.textContent ?? "").matchAll(/url\(["']?([^"')]+)/g)) {
      yield [element, address];
    }
  }
}

const LOADING = [
  ["img, source, script, iframe, video, audio", "src"],
  ['link[href]:not([rel="canonical"])', "href"],
  ['meta[property="og:image"], meta[name="twitter:image"]', "content"],
] as const;
