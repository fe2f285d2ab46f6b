import { inLatinDigits } from "../../../base/values/digits";
import { formatMoney, type MoneyForm, moneyIn } from "../../../base/values/money";
import { FREE, rangesIn } from "../../../contract/parsePrice";
import type { Rules } from "../../check/rule";
import { countryOf, localeIn } from "../../facts/locale";
import { contentIn } from "../../model/languages";
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
    const body = visibleBody(built.document);
    const shown = withoutSpaces(body.textContent ?? "");
    const amounts = amountsShown(spacedText(body), formOf(built));
    for (const { what, words, amount } of graphsOf(built.document).flatMap(({ nodes }) => nodes.flatMap(statements))) {
      if (words.some((word) => shown.includes(withoutSpaces(word))) || amounts.has(amount ?? Number.NaN)) continue;
      const message = `The structured data gives search engines ${what}, but visitors cannot read it on the page.`;
      yield { ...originOfWords(words[0] ?? "", built), message };
    }
  },
  *"built/offer-denied"(built) {
    const services = graphsOf(built.document).flatMap(({ nodes }) => nodes.filter(({ offers }) => offers));
    if (services.length === 0) return;
    const body = visibleBody(built.document);
    const form = formOf(built);
    for (const { offer, names, amounts } of services.flatMap(offersOf)) {
      const [, fragment = ""] = String(offer.url ?? "").split("#");
      const block = body.querySelector(`[id="${fragment}"]`);
      const within = block ? pricedPlaces(block, names, form) : [];
      const places = within.length > 0 ? within : pricedPlaces(body, names, form);
      const agrees = (shown: Set<number>) => amounts.every((amount) => shown.has(amount));
      if (places.length === 0 || places.some((place) => agrees(amountsShown(spacedText(place), form)))) continue;
      const said = amounts.map((amount) => formatMoney(amount, form, true)).join(" to ");
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

const formOf = ({ content, page }: BuiltPage) =>
  countryOf(localeIn(contentIn(content, page.language).site?.data)).money;

/**
 * What a node states. Of each statement's `words`, or its `amount`, visitors must be able to read one on the page:
 * https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 */
function statements(node: Node): { what: string; words: string[]; amount?: number }[] {
  const { "@type": type, name, text, price, minPrice, maxPrice, reviewCount } = node;
  const names = NAMED.has(type) ? [String(name ?? "")] : type === "Offer" ? String(name ?? "").split(", ") : [];
  const found: ReturnType<typeof statements> = names
    .filter(Boolean)
    .map((part) => ({ what: `the name "${part}"`, words: [part] }));
  if (type === "Answer" && typeof text === "string") found.push({ what: "the answer", words: [text] });
  for (const amount of [price, minPrice, maxPrice]) {
    if (amount !== undefined) found.push({ what: `the price ${amount}`, words: [], amount: Number(amount) });
  }
  if (reviewCount !== undefined) {
    const count = Number(reviewCount);
    found.push({ what: `${count} reviews`, words: [String(count), count.toLocaleString("en-US")] });
  }
  return found;
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
function pricedPlaces(element: Element, names: string[], form: MoneyForm): Element[] {
  const text = withoutSpaces(element.textContent ?? "");
  if (!names.every((name) => text.includes(withoutSpaces(name))) || !hasAmount(element, form)) return [];
  const inner = [...element.children].flatMap((child) => pricedPlaces(child, names, form));
  return inner.length > 0 ? inner : [element];
}

/** The text of a node, with spaces between elements: `$165` before `4-5 hours` is not `$1654`. */
function spacedText(node: ChildNode): string {
  return node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : [...node.childNodes].map(spacedText).join(" ");
}

/** The same words anywhere in a text. */
const FREE_SOMEWHERE = new RegExp(FREE.source.replace(String.raw`^\s*`, String.raw`(?<!\p{L})`), "iu");

/** The amounts of money that a text shows in the form of a site, also both ends of a range, and 0 for what is free. */
function amountsShown(shown: string, form: MoneyForm): Set<number> {
  const text = inLatinDigits(shown);
  const { source, parse } = moneyIn(form);
  const single = Array.from(text.matchAll(new RegExp(source, "giu")), ([piece]) => parse(piece) ?? []).flat();
  const ends = rangesIn(text, form).flatMap(({ from, to }) => [from, to]);
  return new Set([...single, ...ends, ...(FREE_SOMEWHERE.test(text) ? [0] : [])]);
}

const hasAmount = (element: Element, form: MoneyForm) => amountsShown(spacedText(element), form).size > 0;

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
