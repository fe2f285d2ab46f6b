import { blockSchema } from "../../content/schema/siteSchema";
import { escapeHtml } from "../../page/escape";
import { catalogueStyle } from "./catalogueStyle";
import { type FieldRow, fieldRows } from "./fieldRows";

/** A block of the catalogue. */
export interface CatalogueBlock {
  /** Such as `PriceTable`. */
  name: string;
  /** What a marketer writes after `type:`. */
  type: string;
  /** `example.yaml` as it is written. */
  example: string;
}

/** The widths that each block is drawn at. */
const SCREENS = [
  { name: "Phone", width: 390 },
  { name: "Desktop", width: 1280 },
];

/** All blocks on one page, made from the schemas and the examples alone. */
export function cataloguePage(blocks: CatalogueBlock[]): string {
  const menu = blocks.map(({ name, type }) => `<li><a href="#${name}">${type}</a></li>`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All blocks</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${catalogueStyle}</style>
<script type="module" src="/renderer/preview/catalogue/catalogue.ts"></script>
</head>
<body>
<nav aria-label="Blocks"><a href="/">The site</a><ul>${menu}</ul></nav>
<main>
<h1>All blocks</h1>
<p>Copy a block below <code>blocks:</code> of a page and change its words.</p>
${blocks.map(blockPart).join("\n")}
</main>
</body>
</html>`;
}

function blockPart({ name, type, example }: CatalogueBlock): string {
  const schema = blockSchema({ type }) ?? {};
  const snippet = `  - ${example.trimEnd().replaceAll("\n", "\n    ").replace(/ +$/gm, "")}\n`;
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${type}</h2>
<p>${escapeHtml(schema.description ?? "")}</p>
<div class="screens">${SCREENS.map((screen) => drawn(name, type, screen)).join("")}</div>
<h3>YAML</h3>
<div class="snippet"><button type="button" data-copy>Copy the YAML of ${type}</button><pre tabindex="0">${escapeHtml(snippet)}</pre></div>
<h3>Fields</h3>
<div class="table" tabindex="0" role="region" aria-label="Fields of ${type}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Holds</th><th scope="col">What it is for</th></tr></thead>
<tbody>${fieldRows(schema).map(fieldPart).join("")}</tbody>
</table></div>
</section>`;
}

function drawn(name: string, type: string, screen: (typeof SCREENS)[number]): string {
  return `<figure style="--width:${screen.width}px"><figcaption>${screen.name}, ${screen.width} pixels</figcaption>
<div class="frame"><iframe src="/_blocks/${name}" title="${type} on a ${screen.name.toLowerCase()}" width="${screen.width}" height="400" loading="lazy"></iframe></div></figure>`;
}

function fieldPart({ name, required, kind, allowed, description }: FieldRow): string {
  const values = allowed.map((value) => `<code>${escapeHtml(value)}</code>`).join(" ");
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? " <strong>required</strong>" : ""}</th>
<td>${values || escapeHtml(kind)}</td><td>${escapeHtml(description)}</td></tr>`;
}
