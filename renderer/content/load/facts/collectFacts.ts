import { child } from "../../pointer";

/** A fact as it stands in site.yaml, before its own `${…}` are filled in. */
export interface RawFact {
  /** What a page writes between `${` and `}`, such as `business.phone`. */
  name: string;
  /** JSON pointer to the value in site.yaml. */
  pointer: string;
  value: string;
}

/**
 * Every name that a page may use: the dotted path of each text and number outside lists, and the
 * short names of claims: `facts.longevity`, and `facts.longevity.cornrows` for a variant.
 */
export function* collectFacts(site: Record<string, unknown>): Generator<RawFact> {
  for (const [key, value] of Object.entries(site)) {
    if (key === "facts") yield* claims(value);
    else yield* scalars(value, key, child("", key));
  }
}

function* claims(facts: unknown): Generator<RawFact> {
  for (const [key, fact] of entries(facts)) {
    const name = `facts.${key}`;
    const pointer = child("/facts", key);
    yield* scalars(entry(fact, "value"), name, `${pointer}/value`);
    for (const [variant, reading] of entries(entry(fact, "variants"))) {
      yield* scalars(entry(reading, "value"), `${name}.${variant}`, `${child(`${pointer}/variants`, variant)}/value`);
    }
  }
}

function* scalars(value: unknown, name: string, pointer: string): Generator<RawFact> {
  if (value === null || value === undefined || Array.isArray(value)) return;
  if (typeof value !== "object") yield { name, pointer, value: String(value) };
  else for (const [key, inner] of entries(value)) yield* scalars(inner, `${name}.${key}`, child(pointer, key));
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function entry(value: unknown, key: string): unknown {
  return entries(value).find(([name]) => name === key)?.[1];
}
