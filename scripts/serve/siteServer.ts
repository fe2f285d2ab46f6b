import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { headersFor } from "./headers";
import { resolveRequest } from "./resolveRequest";

/** A method of every response; what sirv answers with goes through it. */
type WriteHead = ServerResponse["writeHead"];

/**
 * Serves a built site as a static host would: one address per page, 404.html for everything unknown,
 * the `.br` or `.gz` that lies beside a file to whoever accepts it.
 * Not yet listening. A file is read anew for each request, so that a new build is served at once.
 *
 * @param dir the folder that the build wrote, such as `dist/client`
 */
export function createSiteServer(dir: string): Server {
  const root = path.resolve(dir);
  const send = sirv(root, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });

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
    const file = target.kind === "file" ? target.file : "/404.html";
    response.setHeaders(new Map(Object.entries(headersFor(root, file))));
    if (target.kind === "redirect") {
      response.writeHead(308, { location: target.location });
      response.end();
      return;
    }
    // sirv answers every range with 206, and a reversed one (`bytes=5-2`) ends the process.
    // A server may always send the whole file instead (RFC 9110, 14.2), and no file here is long.
    delete request.headers.range;
    if (target.kind === "notFound") answerWith(404, request, response);
    request.url = encodeURI(file);
    send(request, response, () => {
      response.writeHead(404, { "content-type": "text/plain" });
      response.end("There is no such page.\n");
    });
  }
}

/** sirv knows no other answer than 200 and 304; neither is one to an address that is not there. */
function answerWith(status: number, request: IncomingMessage, response: ServerResponse): void {
  delete request.headers["if-none-match"];
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: unknown) => ServerResponse;
  response.writeHead = ((_: number, headers?: unknown) => writeHead(status, headers)) as WriteHead;
}
