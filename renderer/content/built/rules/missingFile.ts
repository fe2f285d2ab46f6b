import { valueAt } from "../../pointer";
import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

export default {
  name: "built/missing-file",
  severity: "error",
  sentence: "Every file of this site that a page asks for is in the built site.",
  why: "The visitor sees a hole, or a page that does not work; a shared link shows no picture.",
  fix: "Run npm run build again; where it stays, the file was taken away by hand.",
  good: "<h1>Full Groom</h1>",
  bad: '<h1>Full Groom</h1><img src="/assets/pictures/box.jpg" alt="A terrier after its bath" width="4" height="3">',
  *check(site) {
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
} satisfies Rule<BuiltSite>;

/** Every file that a page loads, and the element that loads it. */
function* loadedBy(document: Document): Generator<[Element, string]> {
  for (const element of document.querySelectorAll("img, source, script, iframe, video, audio")) {
    const source = element.getAttribute("src");
    if (source) yield [element, source];
    for (const candidate of element.getAttribute("srcset")?.split(",") ?? []) {
      const [address] = candidate.trim().split(/\s+/);
      if (address) yield [element, address];
    }
  }
  for (const element of document.querySelectorAll('link[href]:not([rel="canonical"])')) {
    yield [element, element.getAttribute("href") ?? ""];
  }
  for (const element of document.querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')) {
    yield [element, element.getAttribute("content") ?? ""];
  }
  for (const element of document.querySelectorAll("style")) {
    for (const [, address = ""] of (element.textContent ?? "").matchAll(/url\(["']?([^"')]+)/g)) {
      yield [element, address];
    }
  }
}
