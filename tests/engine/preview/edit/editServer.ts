import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ViteDevServer } from "vite";
import type { SiteContent } from "../../../../renderer/content/model/siteContent";
import { serveAnswers } from "../../../../renderer/desk/server/serveAnswers";
import type { MakeShared } from "../../../../renderer/desk/server/share/sharing";
import { deskToken, guardServer } from "../../../../renderer/preview/guard/guardServer";
import { ROOT } from "../../../support/fixtureSite";
import { sendBytes } from "../../../support/sendBytes";
import { editedSite, PAGE } from "./editedSite";

/**
 * A server with the guard and the endpoints that write, as the preview has them.
 *
 * @param content the site that a picture is taken into
 * @param edited a site that was served before
 */
export async function editServer(
  readOnly = false,
  content: () => SiteContent | undefined = () => undefined,
  edited = editedSite(),
  makeShared: MakeShared = async () => "<!doctype html>",
) {
  const shown: (string | null)[] = [];
  const serve = serveAnswers(edited.editor, {
    showAt: async (at) => void shown.push(at),
    content,
    problems: () => [],
    errorsNow: async () => [],
    seenOf: async () => [],
    makeShared,
    renderWith: async () => undefined,
  });
  const server = createServer(async (request, response) => {
    const served = await serve(new URL(request.url ?? "/", "http://localhost"), response, request);
    if (!served) response.writeHead(404).end();
  });
  const config = { root: ROOT, publicDir: `${ROOT}/public`, server: { fs: { allow: [ROOT] } } };
  guardServer({ httpServer: server, config } as unknown as ViteDevServer, edited.site.pages, readOnly);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const own = {
    Host: `localhost:${port}`,
    Origin: `http://localhost:${port}`,
    "Sec-Fetch-Site": "same-origin",
    "X-Desk": deskToken,
    "Content-Type": "application/json",
  };
  /** Sends what the desk sends, with other headers; one that is undefined is left out. */
  const send = (body: unknown, headers: Record<string, string | undefined> = {}, first = "POST /_desk/edit") => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
    const all = { ...own, "Content-Length": String(bytes.length), Connection: "close", ...headers };
    const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}\r\n`));
    return sendBytes(port, Buffer.concat([Buffer.from(`${first} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"), bytes]));
  };
  const change = {
    file: "about.yaml",
    base: edited.editor.show(PAGE),
    steps: [{ do: "set", pointer: "/title", value: "New" }],
  };
  return { ...edited, send, shown, change, port, server };
}

export type EditServer = Awaited<ReturnType<typeof editServer>>;
