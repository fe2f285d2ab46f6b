import { valueAt } from "../../../base/pointer";
import { withinBase } from "../../../base/sitePath";
import type { Rules } from "../../check/rule";
import type { BuiltPage } from "../builtSite";
import { originOf } from "../origin";

export default {
  *"built/dead-link"(built) {
    for (const link of built.document.querySelectorAll("a[href], area[href]")) {
      const to = link.getAttribute("href") ?? "";
      const message = /^(?:\/(?!\/)|#)/.test(to) ? problemOf(to, built) : undefined;
      if (message) yield { ...originOf(link, built, to), message };
    }
  },
  *"built/missing-file"(built) {
    const url = valueAt(built.content.site?.data, "/business/url");
    const origin = typeof url === "string" ? url.replace(/\/$/, "") : undefined;
    for (const [element, address] of loadedBy(built.document)) {
      const own = origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
      if (!/^\/(?!\/)/.test(own)) continue;
      const [pathname = ""] = own.split(/[?#]/);
      const within = own === address ? withinBase(pathname, built.base) : pathname;
      if (within !== undefined && built.has(within)) continue;
      const message = `The page asks for ${pathname}, which is not in the built site.`;
      yield { ...originOf(element, built, element.getAttribute("alt") ?? undefined), message };
    }
  },
} satisfies Rules<BuiltPage>;

function problemOf(to: string, { page, base, has, idsAt }: BuiltPage): string | undefined {
  const { pathname, hash } = new URL(to, `https://site.example${base}${page.route}`);
  const within = withinBase(pathname, base);
  if (within === undefined || !has(within)) return `The built site has nothing at ${pathname}.`;
  const id = decodeURIComponent(hash.slice(1));
  if (id === "" || id === "top" || idsAt(within)?.has(id) !== false) return undefined;
  return `The built page ${pathname} has no element with the id "${id}".`;
}

function* loadedBy(document: Document): Generator<[Element, string]> {
  for (const [selector, addressesOf] of LOADING) {
    for (const element of document.querySelectorAll(selector)) {
      for (const address of addressesOf(element)) if (address) yield [element, address];
    }
  }
}

/** Elements that load files, with a function that returns an element's addresses. */
const LOADING: [selector: string, addressesOf: (element: Element) => (string | null | undefined)[]][] = [
  ["img, source, script, iframe, video, audio", (element) => [element.getAttribute("src")]],
  ['link[href]:not([rel="canonical"])', (element) => [element.getAttribute("href")]],
  ['meta[property="og:image"]', (element) => [element.getAttribute("content")]],
  ["[srcset]", (element) => (element.getAttribute("srcset") ?? "").split(",").map((one) => one.trim().split(/\s+/)[0])],
  [
    "style",
    ({ textContent }) => [...(textContent ?? "").matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address),
  ],
];
