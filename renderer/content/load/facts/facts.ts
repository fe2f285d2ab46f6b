import { isDialable, telLink } from "../../../contract/phone";
import { child } from "../../pointer";
import type { RawFact, Unfilled } from "../../siteContent";
import { collectFacts } from "./collectFacts";

/** A `${…}`, or one that was opened and never closed. */
const PLACEHOLDER = /\$\{([^{}]*)(\}?)/g;

/** What `${name|filter}` makes of a value; undefined where the value does not suit the filter. */
const filters: Record<string, (value: string) => string | undefined> = {
  url: encodeURIComponent,
  tel: (number) => (isDialable(number) ? telLink(number) : undefined),
};

/** The names that one file may use. A fact may use other facts, and a page's own names may use the site's. */
export class Facts {
  private readonly raw = new Map<string, RawFact>();
  private readonly filled = new Map<string, string>();
  private readonly open = new Set<string>();
  private readonly closing: Unfilled[] = [];

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

  /** A text with every `${…}` filled in; what cannot be is reported and left as written. */
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
      if (this.open.has(name)) return fail("circle", name, []);
      const value = this.value(name);
      if (value === undefined) return fail("unknown-name", name, this.names());
      return apply(value) ?? fail("unsuited-filter", name, []);
    });
  }

  value(name: string): string | undefined {
    const known = this.filled.get(name);
    if (known !== undefined) return known;
    const fact = this.raw.get(name);
    if (!fact) return this.outer?.value(name);
    this.open.add(name);
    const value = this.fill(fact.value, (unfilled) => {
      // The value's other problems are reported in its file, not wherever it is used.
      if (unfilled.reason === "circle") this.closing.push({ ...unfilled, pointer: fact.pointer });
    });
    this.open.delete(name);
    this.filled.set(name, value);
    return value;
  }

  /** Facts that use each other: one report for each circle, where it closes. */
  circles(): Unfilled[] {
    for (const name of this.raw.keys()) this.value(name);
    return this.closing;
  }
}

function parts(inside: string): { name: string; filter?: string } {
  const [name = "", ...filters] = inside.split("|").map((part) => part.trim());
  return { name, filter: filters.length > 0 ? filters.join("|") : undefined };
}

/** Fills in every text of a file's data. The original, which may come from a cache, stays as it was. */
export function fillFile(data: unknown, facts: Facts): { data: unknown; unfilled: Unfilled[] } {
  const unfilled: Unfilled[] = [];
  const fill = (value: unknown, pointer: () => string): unknown => {
    if (typeof value === "string") {
      return facts.fill(value, (problem) => {
        const found = { ...problem, pointer: pointer() };
        const isSame = (other: Unfilled) => other.pointer === found.pointer && other.piece === found.piece;
        if (!unfilled.some(isSame)) unfilled.push(found);
      });
    }
    if (typeof value !== "object" || value === null) return value;
    // Almost every value has nothing to fill in: neither its copy nor its pointer is ever made.
    let copy: unknown;
    for (const [key, inner] of Object.entries(value)) {
      const result = fill(inner, () => child(pointer(), key));
      if (result === inner) continue;
      copy ??= Array.isArray(value) ? [...value] : { ...value };
      (copy as Record<string, unknown>)[key] = result;
    }
    return copy ?? value;
  };
  return { data: fill(data, () => ""), unfilled };
}
