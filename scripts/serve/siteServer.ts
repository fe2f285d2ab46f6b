import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { answerNotFound } from "./answerNotFound";
import { headersFor } from "./headers";
import { resolveRequest } from "./resolveRequest";

/** Whether `page.html.br` and `page.html.gz` lie beside each file, to be sent to those who accept them. */
const precompressed = false;

/**
 * Serves a built site as a static host would: one address per page, 404.html for everything unknown.
 * Not yet listening. A file is read anew for each request, so that a new build is served at once.
 *
 * @param dir the folder that the build wrote, such as `dist/client`
 */
export function createSiteServer(dir: string): Server {
  const root = path.resolve(dir);
  const send = sirv(root, { dev: true, etag: true, extensions: [], brotli: precompressed, gzip: precompressed });

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
      response.end("The server could not answer this request.\n");
    }
  });

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD", "content-type": "text/plain" });
      response.end("Only GET and HEAD are answered here.\n");
      return;
    }
    const target = resolveRequest(root, request.url ?? "/");
    if (target.kind === "notFound") return answerNotFound(root, response);
    if (target.kind === "redirect") {
      response.writeHead(308, { location: target.location, ...headersFor(target.location) });
      response.end();
      return;
    }
    // sirv answers every range with 206, and a reversed one (`bytes=5-2`) ends the process.
    // A server may always send the whole file instead (RFC 9110, 14.2), and no file here is long.
    delete request.headers.range;
    for (const [name, value] of Object.entries(headersFor(target.file))) response.setHeader(name, value);
    request.url = encodeURI(target.file);
    send(request, response, () => answerNotFound(root, response));
  }
}
