import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ViteDevServer } from "vite";
import type { SiteContent } from "../../content/model/siteContent";
import { NOT_FOUND } from "../../content/site/routes";
import type { LastPages } from "../../preview/codeError";
import type { ContentStore } from "../../preview/contentStore";
import { deskToken } from "../../preview/guard/guardServer";
import { DESK_AT } from "../../preview/guard/refusal";
import type { PreviewCards } from "../../preview/previewCards";
import { HTML, type Serve, send } from "../../preview/serve";
import { readBlocks } from "../../schema/readBlocks";
import type { BlockExample } from "../protocol/page";
import { describePage } from "./describePage";
import { describePages } from "./describePages";
import type { DeskCode } from "./deskCode";
import { blockName } from "./fields/fieldLabel";
import { startOfBlock } from "./fields/startOfBlock";
import { SHELL_HEADERS, shellPage } from "./shellPage";
import { timelineOf } from "./timeline";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/**
 * Serves the desk around any page (`/_desk/at/about`), what it shows of one (`/_desk/page?route=/about`), the
 * list of all (`/_desk/pages`), the blocks that can be added (`/_desk/blocks`) with the picture of each
 * (`/_desk/thumbnail?block=faq`), and what happens by itself (`/_desk/timeline`).
 */
export function serveDesk(
  { config }: ViteDevServer,
  store: ContentStore,
  cards: PreviewCards,
  last: LastPages,
  readOnly: boolean,
  code: DeskCode,
): Serve {
  return async ({ pathname, searchParams }, response) => {
    if (pathname === DESK_AT || pathname.startsWith(`${DESK_AT}/`)) {
      for (const [name, value] of Object.entries(SHELL_HEADERS)) response.setHeader(name, value);
      const tokens = { desk: deskToken, live: config.webSocketToken };
      return send(response, HTML, shellPage(await code.address(), tokens, readOnly, store.site?.business.url));
    }
    if (pathname === "/_desk/blocks")
      return send(response, "application/json", JSON.stringify(blockExamples(store.content)));
    if (pathname === "/_desk/thumbnail" && searchParams.has("block")) {
      const picture = blockPicture(searchParams.get("block") ?? "");
      if (!picture) return send(response, "text/plain", "There is no such block.\n", 404);
      response.setHeader("cache-control", "private, max-age=3600");
      return send(response, "image/webp", picture);
    }
    if (pathname === "/_desk/pages") {
      return send(response, "application/json", JSON.stringify(store.content ? describePages(store.content) : []));
    }
    if (pathname === "/_desk/timeline") {
      const entries = store.content ? timelineOf(store.content, Date.now()) : [];
      return send(response, "application/json", JSON.stringify(entries));
    }
    if (pathname !== "/_desk/page") return false;
    const route = searchParams.get("route") ?? "/";
    const page = store.fileAt(route) ?? store.fileAt(NOT_FOUND);
    const described =
      store.content && page
        ? describePage(page, store.content, store, cards.of(route)?.url, last.errorOf(route))
        : null;
    return send(response, "application/json", JSON.stringify(described));
  };
}

/** The picture of a block in the reference; undefined if there is none. */
function blockPicture(type: string): Buffer | undefined {
  const file = path.join(ROOT, `docs/reference/pictures/${type}.webp`);
  return /^\w+$/.test(type) && existsSync(file) ? readFileSync(file) : undefined;
}

function blockExamples(content: SiteContent | undefined): BlockExample[] {
  return readBlocks(ROOT).map(({ type, schema, example }) => ({
    type,
    name: blockName(type),
    group: schema.group ?? "More",
    description: schema.desk?.help ?? schema.description ?? "",
    example: content ? startOfBlock(example, content) : example,
  }));
}
