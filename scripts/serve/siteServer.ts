import { once } from "node:events";
import { existsSync, ReadStream, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import send from "@fastify/send";
import { attempt } from "../../renderer/base/attempt.mjs";
import { identityOf } from "../../renderer/base/files/onReplaced";
import { addressOfPath, baseIn, fileOfAddress, withinBase } from "../../renderer/base/sitePath";
import { wholeOutput } from "../../renderer/output/output";
import { metaPolicy } from "../../renderer/page/policy/metaPolicy";
import { caching, siteHeaders } from "../../renderer/page/policy/siteHeaders";
import { close, type ListenAddress, listen, urlOf } from "./listen";
import { onStop } from "./onStop";

/** The precompressed forms that the build writes beside a file, the smallest first. */
const ENCODINGS = Object.entries({ br: ".br", gzip: ".gz" });

const PLAIN = { "content-type": "text/plain" };

// The type of RFC 9239 in place of the obsolete application/javascript, and that of nginx and Caddy for a sitemap.
send.mime.define({ "text/javascript": ["js", "mjs"], "text/xml": ["xml"] }, true);

/** Makes the file at an address, if there is one that is not made yet. */
export type MakeFile = (address: string) => Promise<void>;

/** Serves a built site until Ctrl-C; the last line printed is its address. @throws Error when the port cannot be used */
export async function serveUntilStopped(dir: string, place: ListenAddress, makeFile?: MakeFile): Promise<void> {
  const servers = await listen(() => createSiteServer(dir, makeFile), place);
  onStop(() => close(servers));
  const base = baseOfBuilt(path.resolve(dir));
  console.log(`\nThe site is ready. Stop it with Ctrl-C.\n${urlOf(place)}${base && `${base}/`}`);
}

/**
 * Serves a folder such as `dist/client` as a static host would: one address per page, 404.html for every unknown one,
 * precompressed files for browsers that accept them. A file is read for each request, so that a new build is served at
 * once, and no answer has parts of two builds. Not yet listening.
 *
 * @param makeFile called for an address that the folder has no file for
 */
export function createSiteServer(dir: string, makeFile?: MakeFile): Server {
  const root = path.resolve(dir);
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD", ...PLAIN }).end("Only GET and HEAD are allowed here.\n");
      return;
    }
    try {
      await respond(root, request, response, makeFile);
    } catch (error) {
      // A browser may close its connection: that is not an error.
      if (response.destroyed) return;
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (!response.headersSent) response.writeHead(500, PLAIN);
      response.end("The server could not answer this request.\n");
    }
  });
  return server.on("connect", (_request, socket: Duplex) => {
    // Node no longer listens to this socket: a connection that breaks would end the process.
    socket
      .on("error", () => {})
      .end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n");
  });
}

async function respond(outDir: string, request: IncomingMessage, response: ServerResponse, makeFile?: MakeFile) {
  const root = wholeOutput(outDir);
  const site = identityOf(root);
  const base = baseOfBuilt(root);
  const asked = request.url ?? "/";
  // Only here: a host has other pages at its root.
  if (base && (asked === "/" || asked === base)) {
    response.writeHead(307, { location: `${base}/`, "cache-control": "no-store" }).end();
    return;
  }
  const url = withinBase(asked, base);
  let target = url && resolveRequest(root, url);
  if (url && !target && makeFile) {
    await makeFile(url);
    target = resolveRequest(root, url);
  }
  const { file = notFoundFile(root, url ?? asked), location } = target || {};
  const found = target !== undefined && file !== "/404.html";
  response.setHeaders(new Map(Object.entries(headersFor(root, file))));
  if (location !== undefined) {
    response.writeHead(308, { location: base + location }).end();
    return;
  }
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const [encoding, extension = ""] =
    ENCODINGS.find(([name, end]) => accepts(accepted, name) && existsSync(root + file + end)) ?? [];
  const { statusCode, headers, stream } = await send(
    request,
    (file + extension).split("/").map(encodeURIComponent).join("/"),
    {
      root,
      dotfiles: "allow",
      contentType: false,
      cacheControl: false,
      // The not-found page belongs to no address: it is sent whole, and no browser can have it already.
      acceptRanges: found,
      etag: found,
      lastModified: found,
    },
  );
  if (stream instanceof ReadStream) await once(stream, "open").catch(() => {});
  if (identityOf(root) !== site) {
    stream.destroy();
    return respond(outDir, request, response, makeFile);
  }
  if (statusCode === 404) {
    response.writeHead(404, PLAIN).end("There is no such page.\n");
    return;
  }
  response.writeHead(found ? statusCode : 404, {
    ...headers,
    "content-type": typeOf(file),
    ...(encoding ? { "content-encoding": encoding } : {}),
    vary: "Accept-Encoding",
  });
  await pipeline(stream, response);
}

/** The folder on its host that a site was built for, such as `/salon`; empty without one. Each build may have another. */
function baseOfBuilt(root: string): string {
  const page = ["index.html", "404.html"].find((file) => isFile(root, file));
  return page ? baseIn(readFileSync(path.join(root, page), "utf8")) : "";
}

function typeOf(file: string): string {
  const type = send.mime.getType(file) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/** The headers that the build also writes into `_headers` and the nginx configuration, from the same source. */
function headersFor(root: string, file: string): Record<string, string | string[]> {
  const isPage = file.endsWith(".html") && isFile(root, file);
  const own = isPage ? metaPolicy(readFileSync(path.join(root, file), "utf8")) : undefined;
  const both = [siteHeaders["content-security-policy"], own].filter((policy) => policy !== undefined);
  return { ...siteHeaders, "content-security-policy": both, "cache-control": caching(file) };
}

/** Configuration of hosts (`_headers`, `_redirects`), and precompressed forms, which have no address of their own. */
const NOT_A_FILE = /^\/_(headers|redirects)$|\.(br|gz)$/;

/**
 * Refuses whatever could leave the folder (`..`, `\` on Windows, an escaped `/`), hidden files, and empty steps:
 * a redirect to `//example.com` would lead to another site. `/.well-known/` is meant to be seen (RFC 8615).
 */
const SAFE = /^(?:\/\.well-known)?(?:\/[^./\\\0][^/\\\0]*)*\/?$/;

/**
 * Finds the file behind a URL. A page has one address, `/about`: `/about/`, `/about.html` and `/about/index.html` redirect there.
 *
 * @returns the decoded `file`, or the `location` to redirect to; undefined if there is nothing
 */
function resolveRequest(root: string, url: string): { file?: string; location?: string } | undefined {
  const [rawPath = "", ...query] = url.split("?");
  // Undefined for a broken escape, such as `/%E0%A4%A`.
  const pathname = attempt(() => decodeURIComponent(rawPath));
  if (pathname === undefined || !SAFE.test(pathname)) return undefined;

  const search = query.length > 0 ? `?${query.join("?")}` : "";
  const page = addressOfPath(pathname) || "/";
  if (NOT_FOUND.test(page)) return undefined;
  const file = `/${fileOfAddress(page)}`;
  if (isFile(root, file)) return pathname === page ? { file } : { location: `${encodeURI(page)}${search}` };
  return isFile(root, pathname) && !NOT_A_FILE.test(pathname) ? { file: pathname } : undefined;
}

/** The not-found page is no page of its own. */
const NOT_FOUND = /^(?:\/[a-z0-9-]+)?\/404$/;

/** What is shown for an address without a page: the not-found page of its language, if there is one. */
function notFoundFile(root: string, url: string): string {
  const own = `${/^\/[a-z0-9-]+(?=\/)/.exec(url)?.[0] ?? ""}/404.html`;
  return isFile(root, own) ? own : "/404.html";
}

/** Also false for a name that is too long for the file system, where `statSync` throws. */
function isFile(root: string, pathname: string): boolean {
  return attempt(() => statSync(path.join(root, pathname)).isFile()) ?? false;
}

/** Whether a request accepts a coding: RFC 9110, 12.5.3. A quality of 0 refuses it. */
function accepts(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
    return name === coding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });
}
