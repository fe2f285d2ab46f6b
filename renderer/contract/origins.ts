import type { PageContextValue } from "./PageContext";

/**
 * The other sites that a block turns to, by what it asks them for, in the names of the
 * Content-Security-Policy's directives. Each is an origin, such as `https://tiles.example`.
 */
export interface Origins {
  scriptSrc?: string[];
  styleSrc?: string[];
  imgSrc?: string[];
  frameSrc?: string[];
  connectSrc?: string[];
  formAction?: string[];
}

/**
 * The default export of a block's `<Name>.origins.ts`. What is not named there, the browser does not
 * load: a page may turn to another site only where one of its blocks says so.
 */
export type OriginsOf<Props> = (props: Props, page: PageContextValue) => Origins;

/** The origin of an address; nothing for one within the site, such as `/api/messages`. */
export function originOf(address: string): string[] {
  // Letters, digits and a port only: an address must not be able to add to the policy.
  const origin = address.match(/^https:\/\/[\w.{}:-]+/)?.[0];
  // A map's address may leave its server open, `https://{s}.tiles.example/…`: any of them.
  return origin ? [origin.replace(/[^/.]*\{[^}]*\}[^/.]*/, "*").toLowerCase()] : [];
}
