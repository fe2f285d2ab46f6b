import { attempt } from "../../base/attempt.mjs";
import { oncePerKey } from "../../base/once";
import type { BuiltFolder } from "./builtFolder";

/**
 * Whether a link of a page is broken: the site does not have the page or file, or the target page does not have the id.
 * Links to other sites are not followed.
 */
export type IsBroken = (href: string, route: string, ids: Set<string>) => boolean;

export function brokenLinksOf(folder: BuiltFolder): IsBroken {
  const leadsNowhere = oncePerKey((address: string): boolean => {
    const [pathname = "", id = ""] = address.split("#");
    const file = folder.fileAt(pathname);
    return file === undefined || (id !== "" && !hasId(folder.text(file), decoded(id)));
  });
  return (href, route, ids) => {
    if (href.startsWith("#")) return href.length > 1 && !ids.has(decoded(href.slice(1)));
    if (!/^[/?.]|^[\w-]+(\/|$)/.test(href) || href.startsWith("//")) return false;
    const url = urlOf(href, route);
    return !url || leadsNowhere(url.pathname + url.hash);
  };
}

/** The address that a link of a page leads to, on a made-up host. */
export const urlOf = (href: string, route: string) => attempt(() => new URL(href, `https://site.invalid${route}`));

const decoded = (text: string) => attempt(() => decodeURIComponent(text)) ?? text;

/** The build writes every id in double quotes. */
const hasId = (html: string, id: string) => html.includes(`id="${id}"`);
