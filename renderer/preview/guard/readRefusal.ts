import type { IncomingMessage } from "node:http";
import { DESK_AT, pathnameOf, type Refusal } from "./refusal";

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
