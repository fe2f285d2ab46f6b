import { readFileSync } from "node:fs";
import path from "node:path";
import { composeSchema } from "../../../renderer/schema/composeSchema";
import type { JsonSchema } from "../../../renderer/schema/jsonSchema";
import { blockNames } from "../../../renderer/schema/readBlocks";
import { GROOMER, ROOT } from "../../support/fixtureSite";

const { definitions } = composeSchema(ROOT);

/** The names of all blocks, such as `PriceTable`. */
export const names = blockNames(ROOT);

/** `example.yaml` of every block, each on a page of its own below a hero, by file name. */
const examplePages: Record<string, string> = Object.fromEntries(
  names.map((name) => {
    const example = readFileSync(path.join(ROOT, "blocks", name, "example.yaml"), "utf8");
    // A hero brings the page's one h1; the hero's own example is its page's.
    const blocks = name === "Hero" ? [example] : ["type: hero\nheading: The page above the block\n", example];
    const list = blocks.map((block) => `  - ${block.trimEnd().replaceAll("\n", "\n    ")}\n`).join("\n");
    const page = `title: The example of ${name}\ndescription: One good use of the block ${name}.\nblocks:\n${list}`;
    return [`${routeOf(name).slice(1)}.yaml`, page];
  }),
);

/** The pictures that the examples name: one drawing replaces each of them, since an example belongs to no site. */
const examplePictures: Record<string, Uint8Array> = Object.fromEntries(
  Array.from(
    Object.values(examplePages)
      .join()
      .matchAll(/\bsrc: \/(images\/\S+)/g),
    ([, file = ""]) => [file, readFileSync(path.join(GROOMER, "images/shop.svg"))],
  ),
);

/** What site.yaml says for the blocks that need settings of their own. */
const SETTINGS = `
booking:
  url: https://calendar.example/
  servicesUrl: \${booking.url}#services
  widgetScript: https://calendar.example/widget.js
map:
  tiles: "https://tiles.example/{z}/{x}/{y}.png"
  attribution: { label: Example Maps, to: https://tiles.example/copyright }
  zoom: 15
places:
  - { id: valley, name: Maple Street in the Valley, street: 1 Mill Lane, city: Milltown, region: OR, postalCode: "97110" }
  - id: sea
    name: Maple Street by the Sea
    street: 2 Pier Road
    city: Saltmarsh
    region: OR
    postalCode: "97111"
    phone: (503) 555-0175
    openingHours: [{ days: [Monday], opens: "09:00", closes: "17:00" }]
relatedServices:
  - { label: Services, to: /services }
  - { label: About, to: /about }
`;

/** A collection for the blocks that list one. */
const NEWS: Record<string, string> = {
  "news/_collection.yaml": "collection: News\n",
  ...Object.fromEntries(
    ["first", "second"].map((name, index) => [
      `news/${name}.yaml`,
      `title: The ${name} news of the shop\ndescription: What the ${name} news says.\ndate: 2027-0${index + 1}-15\nsummary: In short, the ${name} news.\nblocks:\n  - type: hero\n    heading: The ${name} news\n`,
    ]),
  ),
};

/** The fixture site's facts with every block's settings. */
const settings = readFileSync(path.join(GROOMER, "site.yaml"), "utf8") + SETTINGS;

/** Files that make the fixture site a site of every block's example. */
export const exampleFiles = {
  ...NEWS,
  ...examplePages,
  ...examplePictures,
  "site.yaml": settings,
};

/** The route of a block's example. */
export function routeOf(name: string): string {
  return `/example-of-${name.toLowerCase()}`;
}

/**
 * Changes the words of a block: calls `change` for each string that a marketer writes freely, but not for one
 * that is chosen from a few values.
 *
 * @param name the block's name, or that of any definition
 * @param data the block as the renderer receives it
 * @returns a copy
 */
export function mapWords(name: string, data: unknown, change: (words: string) => string): unknown {
  return map(definitions?.[name], data);

  function map(schema: JsonSchema | undefined, value: unknown): unknown {
    const meant = schema?.$ref ? definitions?.[schema.$ref.replace("#/definitions/", "")] : schema;
    // A string of a fixed form is data, not words; an address stays, so that hostile ones are tried too.
    if (meant?.enum || meant?.const !== undefined || (meant?.pattern && meant.title !== "WebAddress")) return value;
    // The page model replaces a picture's name by what it knows of the file.
    if (meant?.title === "ImageSource") return value;
    if (meant?.title === "Text" || meant?.title === "RichText") return mapTree(value);
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map((item) => map(meant?.items, item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      // The id is derived from the type or matches a strict pattern: it is not free text.
      Object.entries(value).map(([key, inner]) => [key, key === "id" ? inner : map(meant?.properties?.[key], inner)]),
    );
  }

  /** Texts arrive as trees of words and marks; a link in them leads somewhere. */
  function mapTree(nodes: unknown): unknown {
    if (typeof nodes === "string") return change(nodes);
    if (Array.isArray(nodes)) return nodes.map(mapTree);
    const node = nodes as { children: unknown; to?: string };
    return { ...node, ...(node.to && { to: change(node.to) }), children: mapTree(node.children) };
  }
}
