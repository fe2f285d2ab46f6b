import { isGroup } from "../../base/groups";
import { fillPlaceholders, placeholdersIn, withoutLiterals } from "../../base/placeholders";
import { childPointer } from "../../base/pointer";
import { telLink } from "../../countries/dialable";
import type { RawFact, Unfilled } from "../model/siteContent";
import { collectFacts } from "./collectFacts";
import { localeIn } from "./locale";

/** How many characters facts may add to one text, and to all texts of a file: facts in facts can grow exponentially. */
const MOST_ADDED = 20_000;
const MOST_ADDED_TO_FILE = 500_000;
/** The deepest nesting of facts in facts. */
const DEEPEST = 50;
/** The most unfilled `${…}` of a file that are reported. */
const MOST_REPORTED = 100;

/** The filters for `${name|filter}`. Each returns undefined if the value does not suit it. */
const filters: Record<string, (value: string, country: string) => string | undefined> = {
  url: encodeURIComponent,
  tel: telLink,
};

/** The names that one file may use. A fact may use other facts, and a page's `vars` may use the site's facts. */
export class Facts {
  private readonly raw = new Map<string, RawFact>();
  private readonly filled = new Map<string, string>();
  private readonly open = new Set<string>();
  private readonly closing: Unfilled[] = [];
  private allNames: string[] | undefined;

  /**
   * @param outer resolves the names that are not in `raw`
   * @param unusable names whose value is not text, which the schema reports: they are left as written
   */
  constructor(
    raw: Iterable<RawFact>,
    private readonly outer?: Facts,
    private readonly unusable: ReadonlySet<string> = new Set(),
    private readonly country: string = outer?.country ?? "US",
  ) {
    for (const fact of raw) this.raw.set(fact.name, fact);
  }

  static ofSite(data: Record<string, unknown> | undefined): Facts {
    return new Facts(data ? collectFacts(data) : [], undefined, undefined, localeIn(data).country);
  }

  /** The names that a page may use: also of its place and its own, which take precedence. @param data of the page */
  ofPage(data: { place?: unknown; vars?: unknown } | undefined): Facts {
    return this.withPlace(data?.place).withVars(data?.vars);
  }

  /** These facts with those of a place: `place.phone` for `places.stafford.phone`. */
  private withPlace(id: unknown): Facts {
    if (typeof id !== "string") return this;
    const own = this.names().filter((name) => name.startsWith(`places.${id}.`));
    const short = (name: string) => `place.${name.slice(`places.${id}.`.length)}`;
    return new Facts(
      own.map((name) => ({ name: short(name), pointer: "/place", value: `\${${name}}` })),
      this,
    );
  }

  /** These facts with a page's own `vars`, which take precedence. */
  withVars(vars: unknown): Facts {
    if (!isGroup(vars)) return this;
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

  /** A text with every `${…}` filled in. Those that cannot be are reported and left as written. */
  fill(text: string, report: (unfilled: Omit<Unfilled, "pointer">) => void): string {
    let room = MOST_ADDED;
    const filled = fillPlaceholders(text, ({ piece, name, filter, isClosed }) => {
      const fail = (reason: Unfilled["reason"], wrong: string, known: string[]) => {
        report({ reason, piece, name: wrong, known });
        return piece;
      };
      if (!isClosed) return fail("not-closed", name, []);
      const apply = filter === undefined ? String : Object.hasOwn(filters, filter) && filters[filter];
      if (!apply) return fail("unknown-filter", filter ?? "", Object.keys(filters));
      if (this.unusable.has(name)) return piece;
      if (this.open.has(name)) return fail("circle", name, []);
      const value = this.open.size > DEEPEST ? "" : this.value(name);
      if (value === undefined) return fail("unknown-name", name, this.names());
      room -= value.length;
      if (room < 0 || this.open.size > DEEPEST) return fail("too-long", name, []);
      return apply(value, this.country) ?? fail("unsuited-filter", name, []);
    });
    return withoutLiterals(filled);
  }

  value(name: string): string | undefined {
    const known = this.filled.get(name);
    if (known !== undefined) return known;
    const fact = this.raw.get(name);
    if (!fact) return this.outer?.value(name);
    this.open.add(name);
    const value = this.fill(fact.value, (unfilled) => {
      // Other problems in the value are reported in its own file, not wherever it is used.
      const isOwn = unfilled.reason === "circle" || unfilled.reason === "too-long";
      if (isOwn && this.closing.length < MOST_REPORTED) this.closing.push({ ...unfilled, pointer: fact.pointer });
    });
    this.open.delete(name);
    this.filled.set(name, value);
    return value;
  }

  /** Facts that use each other: one report for each circle, at its last fact, and for each fact that grows too long. */
  circles(): Unfilled[] {
    for (const name of this.raw.keys()) this.value(name);
    return this.closing;
  }
}

/** Fills in every text of a file's data. Does not change the original, which may be from a cache. */
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
      const first = placeholdersIn(value).find(({ isClosed }) => isClosed);
      if (first) report({ reason: "too-long", piece: first.piece, name: first.name, known: [] });
      return value;
    }
    if (typeof value !== "object" || value === null) return value;
    // Copies are made on demand, and pointers too: almost no value has anything to fill in.
    let copy: unknown;
    for (const [key, inner] of Object.entries(value)) {
      const result = fill(inner, () => childPointer(pointer(), key));
      if (result === inner) continue;
      copy ??= Array.isArray(value) ? [...value] : { ...value };
      Object.defineProperty(copy, key, { value: result, enumerable: true, configurable: true, writable: true });
    }
    return copy ?? value;
  };
  return { data: fill(data, () => ""), unfilled };
}
