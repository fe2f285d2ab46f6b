import type { Finding, Severity } from "./problem";
import type { SiteContent } from "./siteContent";

/** A finding and the page or facts file that it is in. */
export interface FileFinding extends Finding {
  /** `ContentFile.file` of the file that the finding is in. */
  file: string;
}

/**
 * One thing that content must hold. Each rule is the default export of its own file in `rules/`;
 * `checkSite` finds it there, so that a new rule is a new file and nothing else.
 */
export interface Rule {
  /** The name that a problem carries, such as `links/unknown-page`. */
  name: string;
  severity: Severity;
  /** How grave it is on a page that is still a draft; the same where it is not said. */
  inDrafts?: Severity | "off";
  /** What the rule asks for, in one sentence for a marketer. */
  sentence: string;
  /** Finds every breach in the whole site. Must not throw on content that breaks the schema. */
  check(site: SiteContent): Iterable<FileFinding>;
}
