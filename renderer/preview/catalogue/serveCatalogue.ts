import path from "node:path";
import type { Connect } from "vite";
import type { PageRequest } from "../../_default.page.server";
import { readBlocks } from "../../schema/readBlocks";
import type { ContentStore } from "../contentStore";
import type { RenderPage } from "../servePages";
import { cataloguePage } from "./cataloguePage";
import { examplePage } from "./examplePage";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const CATALOGUE = "/_blocks";
/** Hides the layout around the block. */
const BLOCK_ONLY = "<style>body > :not(main) { display: none !important; }</style>";

/** Serves `/_blocks`, the catalogue of all blocks, and `/_blocks/PriceTable`, one rendered block. */
export function serveCatalogue(store: ContentStore, render: RenderPage): Connect.NextHandleFunction {
  return async ({ url = "/" }, response, next) => {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname !== CATALOGUE && !pathname.startsWith(`${CATALOGUE}/`)) return next();
    try {
      const blocks = readBlocks(ROOT);
      const name = pathname.slice(CATALOGUE.length + 1);
      const block = blocks.find((one) => one.name === name);
      if (name && !block) return next();
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (!block) {
        response.end(cataloguePage(ROOT, blocks));
        return;
      }
      const { content, site } = store;
      if (!content || !site) throw new Error("A block is rendered with the facts of site.yaml, which has errors.");
      const page = await examplePage(block, content);
      const pageContext: PageRequest & { urlOriginal: string } = {
        urlOriginal: pathname,
        page,
        site,
        published: false,
      };
      const { httpResponse, errorWhileRendering } = await render(pageContext);
      if (!httpResponse) throw errorWhileRendering ?? new Error(`Nothing was rendered for ${block.name}`);
      response.end(httpResponse.body.replace("</head>", `${BLOCK_ONLY}\n</head>`));
    } catch (error) {
      next(error);
    }
  };
}
