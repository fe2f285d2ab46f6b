import { siteSchema } from "../schema/siteSchema";

/** A script of structured data on a page: its nodes at any depth, or why they cannot be read. */
interface Graph {
  script: Element;
  nodes: Record<string, unknown>[];
  error?: string;
}

/** Every JSON-LD script of a page. */
export function graphsOf(document: Document): Graph[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    try {
      return { script, nodes: [...nodesIn(JSON.parse(script.textContent ?? ""))] };
    } catch (error) {
      return { script, nodes: [], error: (error as Error).message };
    }
  });
}

function* nodesIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/**
 * What nodes state that a visitor must be able to read on the page as well: names of services and offers,
 * questions and answers, prices. https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 *
 * @returns each with the words to look for: one of them is enough
 */
export function* statements(nodes: Record<string, unknown>[]): Generator<{ what: string; words: string[] }> {
  for (const node of nodes) {
    const { "@type": type, name, text, price, minPrice, maxPrice, reviewCount } = node;
    const parts = (NAMED[String(type)] ?? (businesses.has(type) ? whole : undefined))?.(String(name ?? "")) ?? [];
    for (const part of parts) if (part) yield { what: `the name "${part}"`, words: [part] };
    if (type === "Answer" && typeof text === "string") yield { what: "the answer", words: [text] };
    for (const amount of [price, minPrice, maxPrice]) {
      if (amount !== undefined) yield { what: `the price ${amount}`, words: priceInWords(Number(amount)) };
    }
    if (reviewCount !== undefined) {
      const count = Number(reviewCount);
      yield { what: `${count} reviews`, words: [String(count), count.toLocaleString("en-US")] };
    }
  }
}

/** `$1,200`, `$1200`; what costs nothing is free. */
function priceInWords(price: number): string[] {
  const written = [`$${price.toLocaleString("en-US")}`, `$${price}`];
  return price === 0 ? ["Free", "free", ...written] : written;
}

/** The kinds of business that site.yaml may name. */
const businesses = new Set<unknown>(siteSchema.definitions?.BusinessType?.enum);

const whole = (name: string) => [name];

/** The types whose names are words of the page, and how a name falls into them: "Small, Short" of an offer is two. */
const NAMED: Record<string, (name: string) => string[]> = {
  Service: whole,
  Offer: (name) => name.split(", "),
  Question: whole,
  ListItem: whole,
};
