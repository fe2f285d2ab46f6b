import type { Rule } from "../../rule";
import { siteSchema } from "../../schema/siteSchema";
import type { BuiltSite } from "../builtSite";
import { originOf, originOfWords, squashed } from "../origin";

export default [
  {
    name: "built/structured-data-broken",
    severity: "error",
    *check({ pages, content }) {
      for (const built of pages) {
        for (const { script, error } of graphsOf(built.document)) {
          if (error)
            yield { ...originOf(script, built, content), message: `The structured data is no JSON: ${error}.` };
        }
      }
    },
  },
  {
    name: "built/structured-data-hidden",
    severity: "error",
    *check({ pages, content }) {
      for (const built of pages) {
        const shown = visibleText(built.document);
        for (const { what, words } of graphsOf(built.document).flatMap(({ nodes }) => nodes.flatMap(statements))) {
          if (words.some((word) => shown.includes(squashed(word)))) continue;
          const message = `Search engines are told ${what}, and no visitor can read it on the page.`;
          yield { ...originOfWords(words[0] ?? "", built, content), message };
        }
      }
    },
  },
] satisfies Rule<BuiltSite>[];

type Node = Record<string, unknown>;

/** Every JSON-LD script of a page: its nodes at any depth, or why they cannot be read. */
function graphsOf(document: Document): { script: Element; nodes: Node[]; error?: string }[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    try {
      return { script, nodes: [...nodesIn(JSON.parse(script.textContent ?? ""))] };
    } catch (error) {
      return { script, nodes: [], error: (error as Error).message };
    }
  });
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/**
 * What a node states that a visitor must be able to read on the page as well: names of services and offers,
 * questions and answers, prices. https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 *
 * @returns each with the words to look for: one of them is enough
 */
function statements(node: Node): { what: string; words: string[] }[] {
  const { "@type": type, name, text, price, minPrice, maxPrice, reviewCount } = node;
  const names = NAMED.has(type) ? [String(name ?? "")] : type === "Offer" ? String(name ?? "").split(", ") : [];
  const found = names.filter(Boolean).map((part) => ({ what: `the name "${part}"`, words: [part] }));
  if (type === "Answer" && typeof text === "string") found.push({ what: "the answer", words: [text] });
  for (const amount of [price, minPrice, maxPrice]) {
    if (amount !== undefined) found.push({ what: `the price ${amount}`, words: priceInWords(Number(amount)) });
  }
  if (reviewCount !== undefined) {
    const count = Number(reviewCount);
    found.push({ what: `${count} reviews`, words: [String(count), count.toLocaleString("en-US")] });
  }
  return found;
}

/** `$1,200`, `$1200`; what costs nothing is free. */
function priceInWords(price: number): string[] {
  const written = [`$${price.toLocaleString("en-US")}`, `$${price}`];
  return price === 0 ? ["Free", "free", ...written] : written;
}

/** The types whose whole name is words of the page; that of an offer is several: "Small, Short". */
const NAMED = new Set<unknown>([
  "Service",
  "Question",
  "ListItem",
  ...(siteSchema.definitions?.BusinessType?.enum ?? []),
]);

/** What a visitor may read on a page, without white space: closed questions too, but no scripts and nothing hidden. */
function visibleText(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll("script, style, template, noscript, [hidden]")) element.remove();
  return squashed(body.textContent ?? "");
}
