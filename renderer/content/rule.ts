import type { Finding, Problem, Severity } from "./report/problem";
import type { SiteContent } from "./siteContent";

/**
 * Content that keeps a rule, or breaks it: one page, or several files by name, of which only the lines that matter are
 * written. What is left out is as it should be.
 */
export type Example = string | Record<string, string | Uint8Array | null>;

/** How a check treats the problems of a rule. */
export interface RuleMeta {
  /** The name that a problem carries, such as `links/unknown-page`. */
  name: string;
  severity: Severity;
  /** The severity on a draft; the same by default. `off` where no draft can keep the rule. */
  inDrafts?: Severity | "off";
  /** `file`: looks at one file at a time, and of the rest at nothing but site.yaml. What it finds is kept. */
  scope?: "file";
  /** `launch`: applies only to a site that is about to go online. */
  only?: "launch";
}

/** What the YAML file beside its code says of a rule, and `npm run check -- --explain NAME` prints. */
export interface RuleDescription extends RuleMeta {
  /** What the rule requires, in one sentence for a marketer. */
  sentence: string;
  /** Who is harmed where the rule is broken, and how. */
  why: string;
  fix: string;
  /** The moment as of which the examples are checked, for a rule about times. */
  at?: string;
  good: Example;
  bad: Example;
}

/**
 * Finds every problem of one rule on the whole site; undefined where this run cannot tell. Must not throw on content
 * that breaks the schema.
 */
export type Check<Site = SiteContent> = (site: Site) => Iterable<Finding> | undefined;

/** The default export of a file in a folder `rules/`, where it is discovered: the check of each rule, by its name. */
export type Rules<Site = SiteContent> = Record<string, Check<Site>>;

/** A finding at each place of which `judge` says what is wrong: in a message, or in more of a finding. */
export function* findingsAt<Place extends Pick<Finding, "file" | "pointer" | "written" | "piece">>(
  places: Iterable<Place>,
  judge: (place: Place) => string | Omit<Finding, "file" | "pointer"> | undefined,
): Generator<Finding> {
  for (const place of places) {
    const { file, pointer, written, piece } = place;
    const said = judge(place);
    if (said)
      yield {
        file,
        pointer,
        ...(written ? { written } : {}),
        piece,
        ...(typeof said === "string" ? { message: said } : said),
      };
  }
}

/** The result of a check beyond the content, as of the built site: the rules that it applied, and their problems. */
export interface FurtherCheck {
  rules: RuleMeta[];
  problems: Problem[];
}
