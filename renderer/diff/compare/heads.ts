import type { PageView } from "../built/pageView";
import type { Kind } from "../change";
import { type Difference, valueDifference } from "./difference";
import { textDifferences } from "./texts";

const OWN: Record<string, Kind> = { canonical: "canonical", robots: "robots" };
const TEXTS = ["title", "description"] as const;
/** Tags with the address of the social card. */
const CARD = /^(og|twitter):image$/;

/** The differences in the head: title and description as texts, the social card, and all other tags. */
export function headDifferences(before: PageView, after: PageView): Difference[] {
  const { language } = after;
  const found: Difference[] = [];
  const texts = { title: [before.title, after.title], description: sides(before, after, "description") };
  for (const kind of TEXTS) {
    const [old = "", fresh = ""] = texts[kind];
    if (old !== fresh) found.push(...textDifferences(old, fresh, { language, kind, what: kind }));
  }
  for (const name of new Set([...before.head.keys(), ...after.head.keys()])) {
    const [old, fresh] = sides(before, after, name);
    if (old === fresh || name === "description") continue;
    const social = /^(og|twitter):/.test(name);
    if (CARD.test(name)) {
      const pictures = { ...(old ? { before: addressIn(old) } : {}), ...(fresh ? { after: addressIn(fresh) } : {}) };
      const about = { kind: "social-card", what: "social card", follows: true, pictures } as const;
      if (name === "og:image")
        found.push({ ...about, gone: new Set(), came: new Set(), from: { before: [], after: [] } });
      continue;
    }
    const kind = OWN[name] ?? (social ? "social-card" : "head");
    const what = social ? `social card: ${name}` : name;
    found.push(valueDifference({ kind, what, ...(OWN[name] ? {} : { follows: true }) }, old, fresh, language));
  }
  if (before.language !== after.language)
    found.push(valueDifference({ kind: "head", what: "language" }, before.language, after.language));
  return found;
}

const sides = (before: PageView, after: PageView, name: string) => [before.head.get(name), after.head.get(name)];

/** A full URL without scheme and host. */
function addressIn(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, "");
}

/** The differences between two Content-Security-Policies, one per directive. */
export function policyDifferences(before: Map<string, string>, after: Map<string, string>): Difference[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [old, fresh] = [before.get(name), after.get(name)];
    return old === fresh
      ? []
      : [valueDifference({ kind: "policy", what: `Content-Security-Policy: ${name}` }, old, fresh)];
  });
}
