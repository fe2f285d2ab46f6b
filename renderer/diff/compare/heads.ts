import type { PageView } from "../built/pageView";
import type { Kind } from "../change";
import { changedEntries, type Difference, valueDifference, wordless } from "./difference";
import { textDifferences } from "./texts";

const OWN: Record<string, Kind> = { canonical: "canonical", robots: "robots" };
const TEXTS = ["title", "description"] as const;

/** The differences in the head: title and description as texts, the social card, and all other tags. */
export function headDifferences(before: PageView, after: PageView): Difference[] {
  const { language } = after;
  const found: Difference[] = [];
  const texts = {
    title: [before.title, after.title],
    description: [before.head.get("description"), after.head.get("description")],
  };
  for (const kind of TEXTS) {
    const [old = "", fresh = ""] = texts[kind];
    if (old !== fresh) found.push(...textDifferences(old, fresh, { language, kind, what: kind }));
  }
  for (const { name, old, fresh } of changedEntries(before.head, after.head)) {
    if (name === "description") continue;
    const social = /^(og|twitter):/.test(name);
    if (name === "og:image") {
      const pictures = { ...(old ? { before: addressIn(old) } : {}), ...(fresh ? { after: addressIn(fresh) } : {}) };
      const about = { kind: "social-card", what: "social card", follows: true, pictures } as const;
      found.push({ ...wordless(), ...about });
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

/** A full URL without scheme and host. */
function addressIn(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, "");
}

/** The differences between two Content-Security-Policies, one per directive. */
export function policyDifferences(before: Map<string, string>, after: Map<string, string>): Difference[] {
  return changedEntries(before, after).map(({ name, old, fresh }) =>
    valueDifference({ kind: "policy", what: `Content-Security-Policy: ${name}` }, old, fresh),
  );
}
