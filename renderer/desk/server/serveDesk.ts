import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ViteDevServer } from "vite";
import type { ContentStore } from "../../preview/contentStore";
import { deskToken } from "../../preview/guard/guardServer";
import { DESK_AT } from "../../preview/guard/refusal";
import { HTML, type Serve, send } from "../../preview/serve";
import type { DeskCode } from "./deskCode";
import { thumbnail } from "./fields/thumbnail";
import { SHELL_HEADERS, shellPage } from "./shellPage";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/**
 * Serves the desk around any page (`/_desk/at/about`), the picture of each block (`/_desk/thumbnail?block=faq`), and small
 * pictures of the site (`/_desk/thumbnail?name=/images/trim.svg`, `&size=large` for larger ones).
 */
export function serveDesk({ config }: ViteDevServer, store: ContentStore, readOnly: boolean, code: DeskCode): Serve {
  return async ({ pathname, searchParams }, response) => {
    if (pathname === DESK_AT || pathname.startsWith(`${DESK_AT}/`)) {
      for (const [name, value] of Object.entries(SHELL_HEADERS)) response.setHeader(name, value);
      const tokens = { desk: deskToken, live: config.webSocketToken };
      return send(
        response,
        HTML,
        shellPage(await code.address("desk"), tokens, readOnly, store.facts.site?.business.url),
      );
    }
    if (pathname !== "/_desk/thumbnail") return false;
    const asked = (name: string) => searchParams.get(name) ?? "";
    const picture = searchParams.has("block")
      ? blockPicture(asked("block"))
      : store.content && (await thumbnail(store.content, asked("name"), asked("size")));
    if (!picture) return send(response, "text/plain", "There is no such picture.\n", 404);
    // Those of blocks change with the code only.
    response.setHeader("cache-control", `private, max-age=${searchParams.has("block") ? 3600 : 60}`);
    return send(response, "image/webp", picture);
  };
}

/** The picture of a block in the reference; undefined if there is none. */
function blockPicture(type: string): Buffer | undefined {
  const file = path.join(ROOT, `docs/reference/pictures/${type}.webp`);
  return /^\w+$/.test(type) && existsSync(file) ? readFileSync(file) : undefined;
}
