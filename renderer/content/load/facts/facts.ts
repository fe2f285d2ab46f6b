import { isDialable, telLink } from "../../../contract/phone";
import { child } from "../../pointer";
import type { RawFact, Unfilled } from "../../siteContent";
import { collectFacts } from "./collectFacts";

/** A `${…}`, or one that was opened and never closed. */
const PLACEHOLDER = /\$\{([^{}]*)(\}?)/g;

/** Characters that facts may add to one text, and to all texts of a file: facts of facts of facts grow beyond all bounds. */
const MOST_ADDED = 20_000;
const MOST_ADDED_TO_FILE = 500_000;
/** So many facts may be made of one another. */
const DEEPEST = 50;
/** So many `${…}` of a file that cannot be filled in are reported. */
const MOST_REPORTED = 100;

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
  private allNames: string[] | undefined;

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
    this.allNames ??= [...this.raw.keys(), ...(this.outer?.names() ?? [])];
    return this.allNames;
  }

  /** A text with every `${…}` filled in; what cannot be is reported and left as written. */
  fill(text: string, report: (unfilled: Omit<Unfilled, "pointer">) => void): string {
    if (!text.includes("${")) return text;
    let room = MOST_ADDED;
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
      const value = this.open.size > DEEPEST ? "" : this.value(name);
      if (value === undefined) return fail("unknown-name", name, this.names());
      room -= value.length;
      if (room < 0 || this.open.size > DEEPEST) return fail("too-long", name, []);
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
      const isOwn = unfilled.reason === "circle" || unfilled.reason === "too-long";
      if (isOwn && this.closing.length < MOST_REPORTED) this.closing.push({ ...unfilled, pointer: fact.pointer });
    });
    this.open.delete(name);
    this.filled.set(name, value);
    return value;
  }

  /** Facts that use each other: one report for each circle, where it closes, and for each that grows too long. */
  circles(): Unfilled[] {
    for (const name of this.raw.keys()) this.value(name);
    return this.closing;
  }
}

/** The name in each `${…}` of a text. */
export function namesToFill(text: string): string[] {
  return text.includes("${") ? Array.from(text.matchAll(PLACEHOLDER), ([, inside = ""]) => parts(inside).name) : [];
}

function parts(inside: string): { name: string; filter?: string } {
  const [name = "", ...filters] = inside.split("|").map((part) => part.trim());
  return { name, filter: filters.length > 0 ? filters.join("|") : undefined };
}

/** Fills in every text of a file's data. The original, which may come from a cache, stays as it was. */
export function fillFile(data: unknown, facts: Facts): { data: unknown; unfilled: Unfilled[] } {
  const unfilled: Unfilled[] = [];
  let room = MOST_ADDED_TO_FILE;
  const fill = (value: unknown, pointer: () => string): unknown => {
    if (typeof value === "string") {
      const report = (problem: Omit<Unfilled, "pointer">) => {
        if (unfilled.length >= MOST_REPORTED) return;
        const found = { ...problem, pointer: pointer() };
        const isSame = (other: Unfilled) => other.pointer === found.pointer && other.piece === found.piece;
        if (!unfilled.some(isSame)) unfilled.push(found);
      };
      if (room > 0) {
        const filled = facts.fill(value, report);
        room -= Math.max(0, filled.length - value.length);
        return filled;
      }
      const [piece, inside = ""] = /\$\{([^{}]*)\}/.exec(value) ?? [];
      if (piece) report({ reason: "too-long", piece, name: parts(inside).name, known: [] });
      return value;
    }
    if (typeof value !== "object" || value === null) return value;
    // Almost every value has nothing to fill in: neither its copy nor its pointer is ever made.
    let copy: unknown;
    for (const [key, inner] of Object.entries(value)) {
      const result = fill(inner, () => child(pointer(), key));
      if (result === inner) continue;
      copy ??= Array.isArray(value) ? [...value] : { ...value };
      Object.defineProperty(copy, key, { value: result, enumerable: true, configurable: true, writable: true });
    }
    return copy ?? value;
  };
  return { data: fill(data, () => ""), unfilled };
}
