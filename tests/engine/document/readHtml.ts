// What a test needs to know about a rendered document. The documents are the renderer's own, so that a
// pattern reads them as well as a parser would.

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
};

/** `&amp;` and its like as the characters that they represent. */
export function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The words of a piece of HTML, as a visitor reads them. */
export function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** The attribute's value of every element that has it. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value]) => decode(value ?? ""));
}

/** The content of a `<meta name>` or `<meta property>`; undefined where there is none. */
export function meta(html: string, name: string): string | undefined {
  const found = html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));
  return found ? decode(found[1] ?? "") : undefined;
}

/** The headings in order, such as `[1, "Professional Hair Braiding"]`. */
export function headings(html: string): [level: number, text: string][] {
  return [...html.matchAll(/<h([1-6])[\s>].*?<\/h\1>/gs)].map(([element, level]) => [Number(level), textOf(element)]);
}

/** The page's JSON-LD as a parser of it sees it. */
export function graph(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (scripts.length !== 1) throw new Error(`The page has ${scripts.length} scripts of JSON-LD.`);
  return JSON.parse(scripts[0]?.[1] ?? "")["@graph"];
}
