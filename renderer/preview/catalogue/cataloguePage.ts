import { readFileSync } from "node:fs";
import path from "node:path";
import { blockSchema } from "../../content/schema/siteSchema";
import type { BlockSource } from "../../schema/readBlocks";
import type { CatalogueBlock } from "./catalogueBlock";
import { catalogueStyle } from "./catalogueStyle";
import { fieldRows } from "./fieldRows";

/** All blocks on one page, derived from the schemas and the examples; it is rendered in the browser. */
export function cataloguePage(root: string, blocks: BlockSource[]): string {
  const data = blocks.map(({ name, type }): CatalogueBlock => {
    const example = readFileSync(path.join(root, "blocks", name, "example.yaml"), "utf8");
    const snippet = `  - ${example.trimEnd().replaceAll("\n", "\n    ").replace(/ +$/gm, "")}\n`;
    const schema = blockSchema({ type }) ?? {};
    return { name, type, description: schema.description ?? "", snippet, fields: fieldRows(schema) };
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All blocks</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${catalogueStyle}</style>
<script type="application/json" id="blocks">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
<script type="module" src="/renderer/preview/catalogue/catalogue.tsx"></script>
</head>
<body><div id="root"></div></body>
</html>`;
}
