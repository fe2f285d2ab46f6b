import { valueAt } from "../../pointer";
import { type ContentFile, filesOf, type SiteContent } from "../../siteContent";
import { withoutComments } from "../yaml/comments";
import { collectFacts } from "./collectFacts";

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
  uses: { file: string; line: number }[];
}

/** Every fact of site.yaml, in the order of that file. */
export function factUses(site: SiteContent): FactUses[] {
  const source = site.site?.source as Record<string, unknown> | undefined;
  if (!source) return [];
  const used = filesOf(site).flatMap((file) => [...namesIn(file)]);
  return [...collectFacts(source)].map(({ name, pointer }) => {
    // The reason is beside the value of a variant; a fact's main value has none.
    const reason = pointer.endsWith("/value") && valueAt(source, pointer.replace(/value$/, "reason"));
    return {
      name,
      value: site.facts.get(name) ?? "",
      ...(typeof reason === "string" ? { reason } : {}),
      pointer,
      uses: used.flatMap(({ name: other, ...place }) => (other === name ? place : [])),
    };
  });
}

/** Every `${…}` of a file outside its comments, but for the page's own names, which come before the facts. */
function* namesIn({ file, text, source }: ContentFile): Generator<{ name: string; file: string; line: number }> {
  if (!text.includes("${")) return;
  const own = new Set(Object.keys((source as { vars?: object } | undefined)?.vars ?? {}));
  for (const [index, line] of withoutComments(text).split("\n").entries()) {
    for (const [, inside = ""] of line.matchAll(/\$\{([^{}]*)\}/g)) {
      const name = inside.split("|")[0]?.trim() ?? "";
      if (!own.has(name)) yield { name, file, line: index + 1 };
    }
  }
}
