import path from "node:path";
import { imageNames } from "../../content/check/checkFolder";
import type { SiteContent } from "../../content/model/siteContent";
import { fillPage } from "../../content/pages/loadContent";
import { addressesIn } from "../../content/pages/publicFiles";
import { readShared } from "../../content/pages/sharedSource";
import type { SourceFile } from "../../content/pages/sourceFile";
import { missingNeed } from "../../content/schema/siteSchema";
import { type PageModel, toPageModel } from "../../page/pageModel";
import { measureOriginals } from "../../pictures/measure";
import { IMAGES } from "../../pictures/originals";
import type { ContentStore } from "../../preview/contentStore";
import { renderHtml } from "../../preview/renderHtml";
import { HTML, type Serve, send } from "../../preview/serve";
import { type BlockSource, readBlocks } from "../../schema/readBlocks";
import type { DeskCode } from "../server/deskCode";
import { cataloguePage } from "./cataloguePage";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const CATALOGUE = "/_blocks";
/** Links open in a new tab, not in the small frame. */
const BLOCK_ONLY = '<base target="_blank"><style>body > :not(main) { display: none !important; }</style>';
/** Many frames load at once, and would come too late for a typeface that is used only at first paint. */
const FONT_DISPLAY = /font-display:\s*\w+/g;

/** Serves `/_blocks`, the catalogue of all blocks, and `/_blocks/PriceTable`, one rendered block. */
export function serveCatalogue(store: ContentStore, code: DeskCode): Serve {
  return async ({ pathname }, response) => {
    if (pathname !== CATALOGUE && !pathname.startsWith(`${CATALOGUE}/`)) return false;
    const blocks = readBlocks(ROOT);
    const name = pathname.slice(CATALOGUE.length + 1);
    if (!name) return send(response, HTML, cataloguePage(ROOT, blocks, await code.address("catalogue")));
    const block = blocks.find((one) => one.name === name);
    if (!block) return false;
    const { content, facts } = store;
    const { site } = facts;
    if (!content || !site) throw new Error("A block is rendered with the facts of site.yaml, which has errors.");
    const missing = missingNeed(block.example, content.site?.source);
    if (missing) return send(response, HTML, needsPage(block.type, missing));
    const html = await renderHtml({
      page: await examplePage(block, content),
      site,
      today: store.today,
      address: pathname,
    });
    return send(
      response,
      HTML,
      html.replaceAll(FONT_DISPLAY, "font-display:block").replace("</head>", `${BLOCK_ONLY}\n</head>`),
    );
  };
}

/** In the place of a block that shows nothing without a setting that this site does not have. */
const needsPage = (type: string, setting: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${type}</title>
<style>body { margin: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; } code { font-weight: 600; }</style>
</head>
<body><main>
<p>The block <code>${type}</code> needs <code>${setting}</code> in <code>site.yaml</code>, which this site does not have. Add it there to see the block here.</p>
</main></body>
</html>`;

/**
 * A page of one block, made from its `example.yaml` and the facts of the site. A picture that the site does not have,
 * such as a renamed one, is replaced by another: the example shows the block, not the picture.
 */
async function examplePage({ name, type, example }: BlockSource, content: SiteContent): Promise<PageModel> {
  const source = { file: `blocks/${name}/example.yaml`, route: `/_blocks/${name}`, text: "", problems: [] };
  const facts = { ...source, data: content.site?.source as SourceFile["data"] };
  const shared = readShared(facts, new Date(content.clock.now).toISOString());
  const pageOf = (block: unknown) =>
    fillPage({ ...source, data: { title: type, description: type, blocks: [block] } }, shared);
  const there = addressesIn(content.imagesRoot, IMAGES);
  const missing = [...imageNames([pageOf(example)])].filter((name) => !there.has(name.normalize()));
  const others = [...there].sort();
  const page = pageOf(
    JSON.parse(JSON.stringify(example), (_, value) => {
      const at = missing.indexOf(value);
      return at < 0 ? value : others[at % others.length];
    }),
  );
  const originals = await measureOriginals(content.imagesRoot, imageNames([page]));
  return toPageModel(page, { site: content.site, originals });
}
