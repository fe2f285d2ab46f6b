import { escapeRegExp } from "./slug";

/** The path of a site's address: `/salon` of `https://pat.github.io/salon`; empty for a site with a host of its own. */
export function baseOf(url: string): string {
  return new URL(url).pathname.replace(/\/$/, "");
}

/** A page's absolute address: the home page's ends in a slash, the others do not. */
export function canonicalUrl({ business }: { business: { url: string } }, route: string): string {
  return `${business.url.replace(/\/$/, "")}${route}`;
}

/**
 * A requested path as the address of a page, which `/about/`, `/about/index.html` and `/about.html` lead to, too; empty
 * for the home page.
 */
export const addressOfPath = (path: string): string => path.replace(/\/(?:index(?:\.html)?)?$|\.html$/, "");

/**
 * An address's file, relative to the folder of a built site: `about.html`, and `index.html` for the home page. Hosts
 * answer `/about` with it at once; to a folder with an `index.html`, GitHub Pages, Netlify and Cloudflare Pages redirect
 * (https://github.com/slorber/trailing-slash-guide).
 */
export const fileOfAddress = (address: string): string => `${addressOfPath(address).slice(1) || "index"}.html`;

/** The element by which every page names the manifest: from it, the folder of any built site is known. */
export const manifestLink = (base: string) => `<link rel="manifest" href="${base}/manifest.webmanifest">`;

/** The folder of the site that a built page belongs to, such as `/salon`; empty if it has a host of its own. */
export function baseIn(html: string): string {
  return /<link rel="manifest" href="([^"]*)\/manifest\.webmanifest">/.exec(html)?.[1] ?? "";
}

/** An address of the host as an address of the site: `/about` for `/salon/about`; undefined outside the site's folder. */
export function withinBase(address: string, base: string): string | undefined {
  return address === base ? "/" : address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}

/** A file of a built site as it would be if the site had a host of its own, so that sites can be compared. */
export function withoutBase(text: string, base: string): string {
  return base === "" ? text : text.replace(new RegExp(`(?<=^|["'(=\\s]|&quot;)${escapeRegExp(base)}(?=/)`, "gm"), "");
}
