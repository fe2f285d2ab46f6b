import type { PageContextValue } from "./PageContext";
import type { Site } from "./types.generated";

/** The origins, such as `https://tiles.example`, that a block uses, by directive of the Content-Security-Policy. */
export type Origins = Partial<
  Record<"scriptSrc" | "styleSrc" | "imgSrc" | "frameSrc" | "mediaSrc" | "connectSrc" | "formAction", string[]>
>;

/** The default export of a block's `<Name>.origins.ts`: the browser loads nothing from any other site. */
export type OriginsOf<Props> = (props: Props, page: PageContextValue) => Origins;

/** The default export of the file of a folder that is no block: the origins of every page. */
export type LayoutOrigins = (site: Site) => Origins;

/** The origin of an address; empty for an address within the site, such as `/api/messages`. */
export function originOf(address: string): string[] {
  // Only letters, digits and a port: an address must not be able to add to the policy.
  const origin = address.match(/^https:\/\/[\w.{}:-]+/)?.[0];
  // A map's address may contain a placeholder for its server, `https://{s}.tiles.example/…`: allow any of them.
  return origin ? [origin.replace(/(?<![^/.])[^/.{]*\{[^}]*\}[^/.]*/, "*").toLowerCase()] : [];
}
