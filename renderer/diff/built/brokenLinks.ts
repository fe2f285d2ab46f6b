import { attempt } from "../../base/attempt.mjs";
import type { BuiltFolder } from "./builtFolder";

/**
 * Whether a link of a page is broken: the site does not have the page or file, or the target page does not have the id.
 * Links to other sites are not followed.
 */
export type IsBroken = (href: string, route: string, ids: Set<string>) => boolean;

export function brokenLinksOf(folder: BuiltFolder): IsBroken {
  const known = new Map<string, boolean>();
  return (href, route, ids) => {
    if (href.startsWith("#")) return href.length > 1 && !ids.has(decoded(href.slice(1)));
    if (!/^[/?.]|^[\w-]+(\/|$)/.test(href) || href.startsWith("//")) return false;
    const url = urlOf(href, route);
    if (!url) return true;
    const key = url.pathname + url.hash;
    let result = known.get(key);
    if (result === undefined) {
      const file = folder.fileAt(url.pathname);
      result = file === undefined || (url.hash.length > 1 && !hasId(folder.text(file), decoded(url.hash.slice(1))));
      known.set(key, result);
    }
    return result;
  };
}

/** The address that a link of a page leads to, on a made-up host. */
export const urlOf = (href: string, route: string) => attempt(() => new URL(href, `https://site.invalid${route}`));

const decoded = (text: string) => attempt(() => decodeURIComponent(text)) ?? text;

/** The build writes every id in double quotes. */
const hasId = (html: string, id: string) => html.includes(`id="${id}"`);
