import type { Finding, Problem, Severity } from "../../base/problem";
import type { SiteContent } from "../model/siteContent";

/**
 * Content that follows a rule, or breaks it: one page, or several files by name. Only the relevant lines are given; the
 * rest is filled in correctly.
 */
export type Example = string | Record<string, string | Uint8Array | null>;

/** How a check treats a rule's problems. */
export interface RuleMeta {
  /** The name, such as `links/unknown-page`. */
  name: string;
  severity: Severity;
  /** The severity on a draft; the same by default. `off` if drafts cannot follow the rule. */
  inDrafts?: Severity | "off";
  /**
   * The finding depends on a guess at what the author means, so it is a warning that `# check-ignore RULE: reason` can
   * silence. Without it, what the rule finds is certainly so.
   */
  guess?: true;
  /**
   * `file`: looks at one file at a time, and otherwise only at site.yaml, so its findings are cached with those of the
   * file. `languages`: looks at the pages of all languages together. By default it gets those of one language at a time.
   * These two run in every check.
   */
  scope?: "file" | "languages";
  /** `launch`: applies only to a site that is about to go online. */
  only?: "launch";
  /** The rule reads English sentences: it rests on a site in another language. */
  english?: true;
}

/** A rule's description, from the YAML file beside its code: printed by `npm run check -- --explain NAME`. */
export interface RuleDescription extends RuleMeta {
  /** What the rule requires, in one sentence for a marketer. */
  sentence: string;
  /** Who is harmed if the rule is broken, and how. */
  why: string;
  fix: string;
  /** The moment as of which the examples are checked, for a rule about times. */
  at?: string;
  good: Example;
  bad: Example;
}

/**
 * Finds every problem of one rule on the whole site. Returns undefined if this run cannot decide. Must not throw on
 * content that breaks the schema.
 */
export type Check<Site = SiteContent> = (site: Site) => Iterable<Finding> | undefined;

/** The default export of a file in a folder `rules/`, which is found automatically: the checks by the rules' names. */
export type Rules<Site = SiteContent> = Record<string, Check<Site>>;

/** A finding at each place for which `judge` returns a message, or a finding's other properties. */
export function* findingsAt<Place extends Pick<Finding, "file" | "pointer" | "piece">>(
  places: Iterable<Place>,
  judge: (place: Place) => string | Omit<Finding, "file" | "pointer"> | undefined,
): Generator<Finding> {
  for (const place of places) {
    const { file, pointer, piece } = place;
    const said = judge(place);
    if (said) yield { file, pointer, piece, ...(typeof said === "string" ? { message: said } : said) };
  }
}

/** The result of a check beyond the content, such as of the built site: the applied rules, and their problems. */
export interface FurtherCheck {
  rules: RuleMeta[];
  problems: Problem[];
}
