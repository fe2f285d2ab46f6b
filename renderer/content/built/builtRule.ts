import type { FileFinding, RuleDescription } from "../rule";
import type { BuiltSite } from "./builtSite";

/**
 * One thing that the built pages must hold. Its examples are what stands in a page's `<main>`. Each rule is
 * the default export of its own file in `rules/`, where `checkBuilt` finds it.
 */
export interface BuiltRule extends RuleDescription {
  /** Every breach on any page, each at the place in the YAML files that caused it. */
  check(site: BuiltSite): Iterable<FileFinding>;
}
