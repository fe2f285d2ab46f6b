import type { Finding, Problem, Severity } from "./report/problem";
import type { SiteContent } from "./siteContent";

/** A finding and the page or facts file that it is in. */
export interface FileFinding extends Finding {
  /** `ContentFile.file` of the file that the finding is in. */
  file: string;
}

/**
 * Content that holds a rule, or breaks it. A single text is one page, of which only the lines that
 * matter are written: where title, description or blocks are left out, they are as they should be.
 * Several files stand by their names; of `site.yaml` too, only what matters is written.
 */
export type Example = string | Record<string, string | Uint8Array | null>;

/** What a person wants to know of a rule: `npm run check -- --explain NAME` prints it, and a test holds the examples. */
export interface RuleDescription {
  /** The name that a problem carries, such as `links/unknown-page`. */
  name: string;
  severity: Severity;
  /** How grave it is on a page that is still a draft; the same where it is not said. `off` where no draft could hold it. */
  inDrafts?: Severity | "off";
  /** What the rule asks for, in one sentence for a marketer. */
  sentence: string;
  /** Who is harmed where the rule is broken, and how. */
  why: string;
  /** What to do about it. */
  mend: string;
  good: Example;
  bad: Example;
  /** `launch`: holds only for a site that is about to go online. */
  only?: "launch";
}

/** What looks beyond the content, as at the built site: the rules that it held, and what breaks them. */
export interface FurtherCheck {
  rules: RuleDescription[];
  problems: Problem[];
}

/**
 * One thing that content must hold. Each rule is the default export of its own file in `rules/`;
 * `checkSite` finds it there, so that a new rule is a new file and nothing else.
 */
export interface Rule extends RuleDescription {
  /** Whether this run can tell a breach at all; it always can where nothing is said. */
  canTell?(site: SiteContent): boolean;
  /** Finds every breach in the whole site. Must not throw on content that breaks the schema. */
  check(site: SiteContent): Iterable<FileFinding>;
}
