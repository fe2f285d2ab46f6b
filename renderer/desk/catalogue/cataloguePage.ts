import { escapeJson } from "../../page/escape";
import type { BlockSource } from "../../schema/readBlocks";
import { stylesheets } from "../server/shellPage";
import { describeBlock } from "./describeBlock";

/** All blocks on one page, which is rendered in the browser. @param script the address of its code */
export function cataloguePage(root: string, blocks: BlockSource[], script: string): string {
  const data = blocks.map((block) => describeBlock(root, block));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All blocks</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheets(["tokens", "base", "catalogue"])}
<script type="application/json" id="blocks">${escapeJson(data)}</script>
<script type="module" src="${script}"></script>
</head>
<body><div id="root"></div></body>
</html>`;
}
