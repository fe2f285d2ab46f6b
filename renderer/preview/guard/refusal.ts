import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";
import requests from "./requests.json" with { type: "json" };

/** The address at which Vite's client and the desk have a file opened in the editor. */
export const EDITOR = "/__open-in-editor";

/** The prefix of the desk's addresses: `/_desk/at/about` is the desk around `/about`. */
export const DESK_AT = "/_desk/at";

/** The addresses at which the desk changes files or the moment as of which the site is shown, or starts long work. */
export const WRITE_ADDRESSES = Object.keys(requests.properties).map((name) => `/_desk/${name}`);

/** These also answer GET, which only reads. */
const READ_TOO = ["/_desk/publish", "/_desk/share"];

/** Whether a POST to an address changes something. */
export const isWrite = (pathname: string): boolean => WRITE_ADDRESSES.includes(pathname);

/** Why a request is refused: a status and a sentence. */
export interface Refusal {
  status: 400 | 403 | 405;
  words: string;
  /** The methods that are allowed at this address. */
  allow?: string;
}

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/**
 * What no valid address contains after decoding: an empty segment (`//`), a segment upwards, also as `..;`, a
 * backslash, control characters, and an escape within an escape.
 */
const ODD = /^[^/]|[\\\p{Cc}\uFFFD]|\/\/|\/\.{1,2}(?:[;/]|$)|%(?:2e|2f|5c|00|25)/iu;

/** Whether an address may be a page; others belong to Vite, the desk or files. */
export function isPageAddress(pathname: string): boolean {
  return !path.extname(pathname) && !/^\/(?:@|__|_desk(?:\/|$))/.test(pathname);
}

/**
 * Judges a request by its first line and its headers.
 *
 * A page of another site must not read the preview or act on it. It can make the browser send requests, whose headers
 * name that site (`Origin`, `Sec-Fetch-Site`: https://www.w3.org/TR/fetch-metadata/), and it can point its own name at
 * this machine (DNS rebinding), which then is in `Host`. From elsewhere, only links to pages are followed.
 *
 * @param host the `--host` of the preview
 * @param forwarded another origin that leads here, such as `https://name-5173.app.github.dev`, set by a person
 * @returns undefined for a request to answer
 */
export function refusal(request: IncomingMessage, host: string | undefined, forwarded?: string): Refusal | undefined {
  const { method = "", headers } = request;
  const pathname = pathnameOf(request);
  if (pathname === undefined || ODD.test(pathname))
    return { status: 400, words: "This is not an address of the preview." };
  const named = (headers.host ?? "").toLowerCase();
  const isForwarded = forwarded !== undefined && `https://${named}` === forwarded;
  if (!isForwarded && !hostsOf(host).includes(named.replace(/:\d+$/, ""))) {
    return { status: 403, words: "The preview answers at localhost, or at the name set by --host NAME." };
  }
  const isRead = !isWrite(pathname) || READ_TOO.includes(pathname);
  const allowed =
    pathname === EDITOR ? ["POST"] : [...(isRead ? ["GET", "HEAD"] : []), ...(isWrite(pathname) ? ["POST"] : [])];
  if (!allowed.includes(method)) {
    return {
      status: 405,
      words: `Only ${allowed.join(" and ")} ${allowed.length > 1 ? "are" : "is"} allowed here.`,
      allow: allowed.join(", "),
    };
  }
  const followed = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  if (
    isOfOtherSite(headers, forwarded) &&
    !(followed && (isPageAddress(pathname) || pathname.startsWith(`${DESK_AT}/`)))
  ) {
    return { status: 403, words: "The preview answers only requests of its own pages." };
  }
  return undefined;
}

/** The decoded path of a request; undefined if an escape is invalid. */
export function pathnameOf({ url = "" }: IncomingMessage): string | undefined {
  return attempt(() => decodeURIComponent(url.split("?", 1)[0] ?? ""));
}

/** `none` means that a person typed the address. A program that is not a browser sends neither header. */
function isOfOtherSite(
  { host, origin, "sec-fetch-site": site }: IncomingMessage["headers"],
  forwarded?: string,
): boolean {
  const own = [`http://${host}`.toLowerCase(), forwarded];
  if (origin !== undefined && !own.includes(origin.toLowerCase())) return true;
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** The allowed values of `Host`. A preview that is open to the network also has the addresses of this machine. */
function hostsOf(host: string | undefined): string[] {
  if (host === undefined) return LOCAL;
  const everywhere = host === "0.0.0.0" || host === "::";
  const own = everywhere
    ? Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address))
    : [host];
  return [...LOCAL, ...own.map((one) => (one.includes(":") ? `[${one}]` : one).toLowerCase())];
}
