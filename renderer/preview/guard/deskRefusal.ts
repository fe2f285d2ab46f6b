import type { IncomingMessage } from "node:http";
import { DESK_AT, isWrite, pathnameOf, type Refusal } from "./refusal";

/** The desk's document, which has the token, and what the browser itself requests: its code and pictures. */
const OPEN = [DESK_AT, "/_desk/code", "/_desk/thumbnail"];

/**
 * Judges a request for what the desk knows, such as the texts of a file that is not published yet. Only the desk's
 * document has the token.
 */
export function readRefusal(request: IncomingMessage, token: string): Refusal | undefined {
  const pathname = pathnameOf(request) ?? "";
  if (!pathname.startsWith("/_desk/") || request.method === "POST") return undefined;
  if (OPEN.some((address) => pathname === address || pathname.startsWith(`${address}/`))) return undefined;
  return request.headers["x-desk"] === token ? undefined : { status: 403, words: "Only the desk may read this." };
}

/** Whether the desk sent a request: by two headers that the browser sets itself, and the token that only the desk knows. */
export const isFromDesk = ({ headers }: IncomingMessage, token: string): boolean =>
  Boolean(headers.origin) && headers["sec-fetch-site"] === "same-origin" && headers["x-desk"] === token;

/**
 * Judges a request to change files that `refusal` has let through. Only the desk sends one: its origin is named, as by
 * every browser that posts, and it knows the token of this start, which no other site can read. A preview that is open
 * to the network accepts changes only from its own machine.
 *
 * @param readOnly whether the desk changes no files
 */
export function writeRefusal(request: IncomingMessage, token: string, readOnly: boolean): Refusal | undefined {
  if (!isWrite(pathnameOf(request) ?? "") || request.method !== "POST") return undefined;
  if (!isFromDesk(request, token)) return { status: 403, words: "Only the desk changes files." };
  if (!/^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(request.socket.remoteAddress ?? "")) {
    return { status: 403, words: "Files can be changed only on the machine that runs the preview." };
  }
  return readOnly
    ? { status: 403, words: "This preview changes no files: it was started with --read-only." }
    : undefined;
}
