import { attempt } from "../../base/attempt.mjs";
import { visible } from "./lines";

/** At most this many values of a page's structured data are compared. */
const MOST = 5000;

/** Every value of the page's JSON-LD by its path, such as `faq.mainEntity[How long?].acceptedAnswer.text`. */
export function structuredValues(document: Document): Map<string, string> {
  const values = new Map<string, string>();
  const collect = (value: unknown, place: string, depth: number) => {
    if (values.size >= MOST || depth > 40) return;
    if (Array.isArray(value)) {
      const seen = new Map<string, number>();
      for (const item of value) {
        const name = itemName(item);
        const nth = seen.get(name) ?? 0;
        seen.set(name, nth + 1);
        collect(item, `${place}[${name}${nth > 0 ? ` ${nth + 1}` : ""}]`, depth + 1);
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) collect(inner, place ? `${place}.${key}` : key, depth + 1);
    } else values.set(place, visible(String(value).replace(/<[^<>]*>/g, " ")));
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data = attempt(() => JSON.parse(script.textContent ?? "") as unknown);
    const nodes = (data as { "@graph"?: unknown[] } | undefined)?.["@graph"] ?? [data];
    const seen = new Map<string, number>();
    for (const node of Array.isArray(nodes) ? nodes : []) {
      const type = idOf(node) || typeName(node) || "data";
      const nth = seen.get(type) ?? 0;
      seen.set(type, nth + 1);
      collect(node, nth > 0 ? `${type} ${nth + 1}` : type, 0);
    }
  }
  return values;
}

/** A stable name for a list item, so that an item inserted before it does not rename it. */
function itemName(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item).slice(0, 80);
  const { name, position, dayOfWeek } = item as Record<string, unknown>;
  const known =
    typeof name === "string" ? name : (idOf(item) ?? position ?? (dayOfWeek === undefined ? undefined : "hours"));
  return String(known ?? typeName(item)).slice(0, 80);
}

/** The part of a node's `@id` after the `#`, such as `business` for `https://example.com/#business`. */
function idOf(node: unknown): string | undefined {
  const id = (node as { "@id"?: unknown } | null | undefined)?.["@id"];
  return typeof id === "string" ? (id.split("#")[1] ?? undefined) : undefined;
}

function typeName(node: unknown): string {
  const type = (node as { "@type"?: unknown } | null | undefined)?.["@type"];
  return typeof type === "string" ? type : Array.isArray(type) ? type.join(" ") : "";
}
