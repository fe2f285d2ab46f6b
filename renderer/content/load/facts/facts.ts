import { isDialable, telLink } from "../../../contract/phone";
import type { Unfilled } from "../../siteContent";
import { collectFacts, type RawFact } from "./collectFacts";

/** A `${…}`, or one that was opened and never closed. */
const PLACEHOLDER = /\$\{([^{}]*)(\}?)/g;

/** What `${name|filter}` makes of a value; undefined where the value does not suit the filter. */
const filters: Record<string, (value: string) => string | undefined> = {
  url: encodeURIComponent,
  tel: (number) => (isDialable(number) ? telLink(number) : undefined),
};

/**
 * The names that one file may use, each filled in when it is first used: a fact may use
 * other facts, and a page's own names may use the site's.
 */
export class Facts {
  private readonly raw = new Map<string, RawFact>();
  private readonly filled = new Map<string, string>();
  private readonly open = new Set<string>();

  /**
   * @param outer has the names that are not in `raw`
   * @param unusable names whose value is no text, which the schema reports: they are left as written
   */
  constructor(
    raw: Iterable<RawFact>,
    private readonly outer?: Facts,
    private readonly unusable: ReadonlySet<string> = new Set(),
  ) {
    for (const fact of raw) this.raw.set(fact.name, fact);
  }

  /** The facts of site.yaml's data. */
  static ofSite(data: Record<string, unknown> | undefined): Facts {
    return new Facts(data ? collectFacts(data) : []);
  }

  /** A page's own `vars` in front of the site's facts. */
  withVars(vars: unknown): Facts {
    if (typeof vars !== "object" || vars === null || Array.isArray(vars)) return this;
    const own = Object.entries(vars);
    const isText = (value: unknown) => typeof value === "string" || typeof value === "number";
    return new Facts(
      own.flatMap(([name, value]) => (isText(value) ? { name, pointer: `/vars/${name}`, value: String(value) } : [])),
      this,
      new Set(own.flatMap(([name, value]) => (isText(value) ? [] : name))),
    );
  }

  /** Every name; the page's own come first. */
  names(): string[] {
    return [...this.raw.keys(), ...(this.outer?.names() ?? [])];
  }

  /**
   * A text with every `${…}` filled in.
   *
   * @param report called with what cannot be filled in and is left as written
   */
  fill(text: string, report: (unfilled: Omit<Unfilled, "pointer">) => void): string {
    if (!text.includes("${")) return text;
    return text.replace(PLACEHOLDER, (piece: string, inside: string, closed: string) => {
      const { name, filter } = parts(inside);
      const fail = (reason: Unfilled["reason"], wrong: string, known: string[]) => {
        report({ reason, piece: closed ? piece : piece.trimEnd(), name: wrong, known });
        return piece;
      };
      if (!closed) return fail("not-closed", name, []);
      const apply = filter === undefined ? String : Object.hasOwn(filters, filter) && filters[filter];
      if (!apply) return fail("unknown-filter", filter ?? "", Object.keys(filters));
      if (this.unusable.has(name)) return piece;
      const value = this.value(name);
      if (value === undefined) return fail("unknown-name", name, this.names());
      return apply(value) ?? fail("unsuited-filter", name, []);
    });
  }

  /** The value of a name, or undefined for an unknown name. */
  value(name: string): string | undefined {
    const known = this.filled.get(name);
    if (known !== undefined) return known;
    const fact = this.raw.get(name);
    if (!fact) return this.outer?.value(name);
    // `circles` reports a circle; here the recursion only has to end.
    if (this.open.has(name)) return fact.value;
    this.open.add(name);
    // The value's own problems are reported in site.yaml, not wherever it is used.
    const value = this.fill(fact.value, () => {});
    this.open.delete(name);
    this.filled.set(name, value);
    return value;
  }

  /** Facts that use each other: one report for each circle, where it closes. */
  *circles(): Generator<Unfilled> {
    const done = new Set<string>();
    const path = new Set<string>();
    const walk = function* (fact: RawFact, raw: Map<string, RawFact>): Generator<Unfilled> {
      path.add(fact.name);
      for (const [piece, inside = ""] of fact.value.matchAll(PLACEHOLDER)) {
        const next = raw.get(parts(inside).name);
        if (!next || done.has(next.name)) continue;
        if (!path.has(next.name)) yield* walk(next, raw);
        else yield { reason: "circle", pointer: fact.pointer, piece, name: next.name, known: [] };
      }
      path.delete(fact.name);
      done.add(fact.name);
    };
    for (const fact of this.raw.values()) if (!done.has(fact.name)) yield* walk(fact, this.raw);
  }
}

function parts(inside: string): { name: string; filter?: string } {
  const [name = "", ...filters] = inside.split("|").map((part) => part.trim());
  return { name, filter: filters.length > 0 ? filters.join("|") : undefined };
}
