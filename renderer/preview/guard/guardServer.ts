import { randomBytes } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import path from "node:path";
import type { Duplex } from "node:stream";
import type { ViteDevServer } from "vite";
import { AllowedFiles } from "./allowedFiles";
import { isFromDesk, readRefusal, writeRefusal } from "./deskRefusal";
import { EDITOR, isWrite, pathnameOf, type Refusal, refusal } from "./refusal";

/** Pages of other sites cannot frame the preview, nor load anything from it, such as a module as a script. */
const HEADERS = new Map([
  ["content-security-policy", "frame-ancestors 'self'"],
  ["x-frame-options", "SAMEORIGIN"],
  ["cross-origin-resource-policy", "same-origin"],
]);

/** New at each start, and in the desk's document: with it, a request may open a file in the editor and change files. */
export const deskToken = randomBytes(24).toString("base64url");

const NOT_SERVED: Refusal = { status: 403, words: "This file is not part of what the preview serves." };
const NOT_OPENED: Refusal = { status: 403, words: "Only the desk opens files, and only files of this project." };
const NOT_LIVE: Refusal = { status: 400, words: "Only pages of the preview have a live connection." };
const NO_PROXY: Refusal = { status: 405, words: "The preview is not a proxy." };

/**
 * Refuses requests before Vite or anything else sees them.
 *
 * @param pages the folder of the pages' files
 * @param readOnly whether the desk changes no files
 * @param forwarded another origin that leads to a port of this machine
 */
export function guardServer(
  { httpServer, config }: ViteDevServer,
  pages: string,
  readOnly = false,
  forwarded: (port: number) => string | undefined = () => undefined,
): void {
  const { root, publicDir, server } = config;
  const judge = (request: IncomingMessage) =>
    refusal(
      request,
      typeof server.host === "string" ? server.host : undefined,
      forwarded(request.socket.localPort ?? 0)?.toLowerCase(),
    );
  // vite-plugin-ssr allows the whole repository.
  server.fs.allow = server.fs.allow.filter((folder) => folder !== root);
  const served = new AllowedFiles([...server.fs.allow, publicDir]);
  const opened = new AllowedFiles([root, pages]);

  const judgeFile = (request: IncomingMessage): Refusal | undefined => {
    const unread = readRefusal(request, deskToken);
    if (unread) return unread;
    if (isWrite(pathnameOf(request) ?? "")) return writeRefusal(request, deskToken, readOnly);
    if (request.method !== "POST") {
      return served.leadsElsewhere(pathnameOf(request) ?? "", [root, publicDir]) ? NOT_SERVED : undefined;
    }
    const place = placeToOpen(request);
    const file = place && opened.find(path.resolve(root, place.file));
    if (!file) return NOT_OPENED;
    // Vite opens it.
    request.url = `${EDITOR}?file=${encodeURIComponent(file + place.at)}`;
    return undefined;
  };

  if (!httpServer) return;
  // Before `connect`, which throws at an address such as `//[`.
  const answers = takeListeners(httpServer, "request");
  httpServer.on("request", (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(HEADERS);
    const refused = judge(request) ?? judgeFile(request);
    // Vite's file server throws at an invalid range. A server may ignore the header and send all (RFC 9110, 14.2).
    delete request.headers.range;
    if (!refused) return answers(request, response);
    const { status, words, allow } = refused;
    response.writeHead(status, { "content-type": "text/plain", ...(allow && { allow }) }).end(`${words}\n`);
  });
  const upgrades = takeListeners(httpServer, "upgrade");
  httpServer.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, "sec-websocket-protocol": protocol = "" } = request.headers;
    // Every browser sends the origin with a WebSocket (RFC 6455, 10.2). Vite checks its own token as well.
    const live = ["vite-hmr", "vite-ping"].includes(protocol) && origin !== undefined;
    const refused = judge(request) ?? (live ? undefined : NOT_LIVE);
    if (refused) refuse(socket, refused);
    else upgrades(request, socket, head);
  });
  httpServer.on("connect", (_request, socket: Duplex) => refuse(socket, NO_PROXY));
}

/** Removes all listeners. @returns a function that calls them */
function takeListeners(server: NonNullable<ViteDevServer["httpServer"]>, event: string) {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  return (...args: unknown[]) => {
    for (const listener of listeners) listener.apply(server, args);
  };
}

function refuse(socket: Duplex, { status, words }: Refusal): void {
  // Node no longer listens to this socket: a connection that breaks would end the process.
  socket.on("error", () => {});
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${words}\n`,
  );
}

/** The file that the desk requests, and `:31:5` after it; undefined for requests of others. */
function placeToOpen(request: IncomingMessage): { file: string; at: string } | undefined {
  const { url = "" } = request;
  const place = isFromDesk(request, deskToken) && new URLSearchParams(url.split("?")[1]).get("file");
  const [, file = "", at = ""] = (place && /^(?:file:\/\/)?(.+?)((?::\d+){0,2})$/.exec(place)) || [];
  return file ? { file, at } : undefined;
}
