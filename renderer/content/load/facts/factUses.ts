import { type ContentFile, filesOf, type SiteContent } from "../../siteContent";
import { withoutComments } from "../yaml/comments";
import { collectFacts } from "./collectFacts";

/** A place in a file. */
interface Place {
  file: string;
  line: number;
}

/** A fact, or one of its readings, with every place that uses it. */
export interface FactUses {
  /** What a page writes between `${` and `}`. */
  name: string;
  value: string;
  /** For a reading: why it differs from the fact's main value. */
  reason?: string;
  /** JSON pointer to the value in site.yaml. */
  pointer: string;
  /** Every `${…}` that names it, in the order of the files. */
  uses: Place[];
}

/** Every fact of site.yaml, in the order of that file. */
export function factUses(site: SiteContent): FactUses[] {
  const { site: facts } = site;
  if (!facts?.source) return [];
  const uses = new Map<string, Place[]>();
  for (const file of filesOf(site)) {
    for (const { name, line } of namesIn(file)) {
      const known = uses.get(name);
      if (known) known.push({ file: file.file, line });
      else uses.set(name, [{ file: file.file, line }]);
    }
  }
  const reasons = readingReasons(facts.source);
  return [...collectFacts(facts.source as Record<string, unknown>)].map(({ name, pointer }) => ({
    name,
    value: site.facts.get(name) ?? "",
    ...(reasons.has(name) ? { reason: reasons.get(name) } : {}),
    pointer,
    uses: uses.get(name) ?? [],
  }));
}

/** Every `${…}` of a file outside its comments, but for the page's own names, which come before the facts. */
function* namesIn({ text, source }: ContentFile): Generator<{ name: string; line: number }> {
  if (!text.includes("${")) return;
  const own = new Set(Object.keys((source as { vars?: object } | undefined)?.vars ?? {}));
  for (const [index, line] of withoutComments(text).split("\n").entries()) {
    for (const [, inside = ""] of line.matchAll(/\$\{([^{}]*)\}/g)) {
      const name = inside.split("|")[0]?.trim() ?? "";
      if (!own.has(name)) yield { name, line: index + 1 };
    }
  }
}

function readingReasons(source: unknown): Map<string, string> {
  const reasons = new Map<string, string>();
  const { facts } = source as { facts?: Record<string, { variants?: Record<string, { reason?: unknown }> } | null> };
  for (const [name, fact] of Object.entries(facts ?? {})) {
    for (const [variant, reading] of Object.entries(fact?.variants ?? {})) {
      if (typeof reading?.reason === "string") reasons.set(`facts.${name}.${variant}`, reading.reason);
    }
  }
  return reasons;
}
