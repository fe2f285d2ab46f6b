import type { Rules } from "../../check/rule";
import { siteSchema } from "../../schema/siteSchema";
import type { BuiltPage } from "../builtSite";
import { originOf, originOfWords, withoutSpaces } from "../origin";

export default {
  *"built/structured-data-broken"(built) {
    for (const { script, error } of graphsOf(built.document)) {
      if (error) yield { ...originOf(script, built), message: `The structured data is not valid JSON: ${error}.` };
    }
  },
  *"built/structured-data-hidden"(built) {
    const shown = withoutSpaces(visibleBody(built.document).textContent ?? "");
    for (const { what, words } of graphsOf(built.document).flatMap(({ nodes }) => nodes.flatMap(statements))) {
      if (words.some((word) => shown.includes(withoutSpaces(word)))) continue;
      const message = `The structured data gives search engines ${what}, but visitors cannot read it on the page.`;
      yield { ...originOfWords(words[0] ?? "", built), message };
    }
  },
  *"built/offer-denied"(built) {
    const services = graphsOf(built.document).flatMap(({ nodes }) => nodes.filter(({ offers }) => offers));
    if (services.length === 0) return;
    const body = visibleBody(built.document);
    for (const { offer, names, amounts } of services.flatMap(offersOf)) {
      const [, fragment = ""] = String(offer.url ?? "").split("#");
      const block = body.querySelector(`[id="${fragment}"]`);
      const within = block ? pricedPlaces(block, names) : [];
      const places = within.length > 0 ? within : pricedPlaces(body, names);
      const agrees = (text: string) => amounts.every((amount) => hasAmount(text, amount));
      if (places.length === 0 || places.some((place) => agrees(spacedText(place)))) continue;
      const said = amounts.map((amount) => priceInWords(amount)[0]).join(" to ");
      const message = `The structured data gives search engines ${said} for "${names.join(", ")}", but the page shows another price there.`;
      yield { ...originOfWords(names.at(-1) ?? "", built), message };
    }
  },
} satisfies Rules<BuiltPage>;

type Node = Record<string, unknown>;

/** Every JSON-LD script of a page: its nodes at any depth, or why it cannot be parsed. */
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
 * What a node states. Of each statement's `words`, visitors must be able to read at least one on the page:
 * https://developers.google.com/search/docs/appearance/structured-data/sd-policies
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

/** Such as `$1,200` and `$1200`; a price of 0 is also `Free`. */
function priceInWords(price: number): string[] {
  const written = [`$${price.toLocaleString("en-US")}`, `$${price}`];
  return price === 0 ? ["Free", "free", ...written] : written;
}

/** The offers of a service, each with all its names, and its prices. */
function offersOf(service: Node): { offer: Node; names: string[]; amounts: number[] }[] {
  // A page about one service need not repeat its name at each price.
  const own = service["@id"] ? [] : [service.name];
  return [service.offers].flat().map((one) => {
    const offer = one as Node;
    const names = [...own, ...String(offer.name ?? "").split(", ")].filter(Boolean).map(String);
    const { price, minPrice, maxPrice } = { ...offer, ...(offer.priceSpecification as Node | undefined) };
    const amounts = [price, minPrice, maxPrice].filter((amount) => amount !== undefined).map(Number);
    return { offer, names, amounts };
  });
}

/** The smallest elements inside one that contain these names and a price, such as rows of a list. */
function pricedPlaces(element: Element, names: string[]): Element[] {
  const text = withoutSpaces(element.textContent ?? "");
  if (!names.every((name) => text.includes(withoutSpaces(name))) || !/\$\d|\bfree\b/i.test(text)) return [];
  const inner = [...element.children].flatMap((child) => pricedPlaces(child, names));
  return inner.length > 0 ? inner : [element];
}

/** The text of a node, with spaces between elements: `$165` before `4-5 hours` is not `$1654`. */
function spacedText(node: ChildNode): string {
  return node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : [...node.childNodes].map(spacedText).join(" ");
}

/** Whether a text contains a price, and not just the beginning of a larger one. */
function hasAmount(text: string, amount: number): boolean {
  return priceInWords(amount).some((words) => new RegExp(`${words.replace(/[$.]/g, "\\$&")}(?!,?\\d)`).test(text));
}

/** Types whose whole name is on the page. An offer's name consists of several: "Small, Short". */
const NAMED = new Set<unknown>([
  "Service",
  "Question",
  "ListItem",
  ...(siteSchema.definitions?.BusinessType?.enum ?? []),
]);

/** What a visitor can read on a page, including closed questions, but no scripts and nothing hidden. */
function visibleBody(document: Document): HTMLElement {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll("script, style, template, noscript, [hidden]")) element.remove();
  return body;
}
