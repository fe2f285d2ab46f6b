import { hashOf } from "../../base/files/files.mjs";
import { oncePerFacts } from "../model/oncePerFile";
import { windowsOf } from "../model/siteContent";

/**
 * A hash of everything in site.yaml that a rule about one file may use: all but the values of `facts` that are plain
 * words. No rule can find these in a page that does not use them; the results of a page that does depend on them
 * anyway.
 */
export const siteForRules = oncePerFacts(({ site }): string => {
  if (!site) return "";
  const { text, source, data, derived } = site;
  const hasTimes = windowsOf(site).length > 0;
  const plain = hasTimes ? new Set<string>() : plainClaims(source, data);
  const parts = [source, data].map((part) => withoutValues(part, plain));
  return hashOf(JSON.stringify([hasTimes || source === undefined ? text : "", parts, derived]));
});

type Claims = Record<string, { value?: unknown } | undefined>;

const claimsIn = (part: unknown): Claims => {
  const claims = (part as { facts?: unknown } | undefined)?.facts;
  return typeof claims === "object" && claims !== null ? (claims as Claims) : {};
};

/** The names under `facts` whose values are plain words, both as written and filled in. */
function plainClaims(source: unknown, data: unknown): Set<string> {
  const filled = claimsIn(data);
  const names = Object.entries(claimsIn(source)).flatMap(([name, claim]) =>
    isPlain(claim?.value) && isPlain(filled[name]?.value) ? name : [],
  );
  return new Set(names);
}

/** Letters, spaces and punctuation: no number, amount, address or time of day that a page could repeat. */
function isPlain(value: unknown): boolean {
  return typeof value === "string" && /^[\p{L}\p{M} ,.'’-]*$/u.test(value);
}

function withoutValues(part: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0) return part;
  const facts = Object.entries(claimsIn(part)).map(([name, claim]) => [
    name,
    names.has(name) ? { ...claim, value: "" } : claim,
  ]);
  return { ...(part as object), facts: Object.fromEntries(facts) };
}
