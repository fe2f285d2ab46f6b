import { hashOf } from "../../base/files/files.mjs";
import { isGroup } from "../../base/groups";
import { momentsOf, stateAt } from "../../clock/windows";
import { furtherCharacters } from "../../typefaces/characters";
import { factNames } from "../facts/usedNames";
import { rememberPerFile } from "../model/fileResults";
import { type PageContent, varsOf, windowsOf } from "../model/siteContent";
import { type SharedSource, sharedIn } from "./sharedSource";

/** What the content of a page is made of. Pages with equal states have equal content, whatever else has changed. */
export interface PageState {
  /** The hash of its text, or of the reason why it could not be read. */
  text: string;
  /** The hash of the values of the facts that it uses, at any time, and of the country by which numbers are dialed. */
  facts: string;
  /** How many of its moments have passed, and the zone that they are in; empty if it has no times. */
  times: string;
}

type Uses = Pick<PageContent, "source" | "timed" | "language">;
type Shared = Pick<SharedSource, "site" | "clock" | "values" | "translations">;

/** @param text the hash of its text, see `PageState` */
export function stateOf(page: Uses, text: string, shared: Shared): PageState {
  return { text, facts: factsOf(page, shared), times: timesOf(page, shared) };
}

/**
 * Whether a page that was read when its state was `last` would have the same content now.
 *
 * @param sameFacts whether `allFacts` is known to be the same as then
 */
export function isSame(page: Uses, last: PageState, text: string, shared: Shared, sameFacts = false): boolean {
  return (
    last.text === text &&
    // Without times it has none until its text is another.
    (last.times === "" || last.times === timesOf(page, shared)) &&
    (sameFacts || last.facts === factsOf(page, shared))
  );
}

/** All that `PageState.facts` of any page can depend on, besides the page. */
export function allFacts(shared: Shared): unknown[] {
  const { values, site, translations } = shared;
  return [site?.data !== undefined, [...values], [...(translations ?? [])].map(([code, own]) => [code, allFacts(own)])];
}

/** The facts of site.yaml that a page uses: the names of its own come before these. */
export function usedFacts(page: Uses): string[] {
  const own = ownNames(page);
  return factNames(page).filter((name) => !own.includes(name));
}

export const ownNames = rememberPerFile("own names", (page: Uses): string[] => {
  const own = varsOf(page.timed ?? page);
  return isGroup(own) ? Object.keys(own) : [];
});

function factsOf(page: Uses, shared: Shared): string {
  const { values, site } = sharedIn(shared, page.language);
  const used = usedFacts(page).map((name) => values.get(name) ?? null);
  // An unknown name is reported with the known ones, unless there are none for lack of a site.yaml.
  const known = used.includes(null) ? [site?.data !== undefined, ...values.keys()] : [];
  return hashOf(JSON.stringify([used, known, values.get("business.country")]));
}

// Not the moment itself: tomorrow a page is the same unless one of its parts starts or ends until then.
export function timesOf(page: Pick<Uses, "timed">, { clock }: Pick<Shared, "clock">): string {
  const windows = windowsOf(page);
  return windows.length === 0 ? "" : `${stateAt(momentsOf(windows), clock.now)} ${clock.zone}`;
}

/** What has changed from the facts of one moment to those of another. */
export interface FactChange {
  /** The facts with another value, and those that there were or are only at one of the moments. */
  names: ReadonlySet<string>;
  /** Whether every changed fact needs the same characters of a typeface as before. */
  sameCharacters: boolean;
}

/**
 * The change of facts for the pages in a language; undefined if any page may have changed with it. A page in which none
 * of the names is used has the same content as before, unless one of its times has passed.
 */
export function factChange(before: Shared, now: Shared, language: string | undefined): FactChange | undefined {
  const [old, own] = [sharedIn(before, language), sharedIn(now, language)];
  const all = new Set([...old.values.keys(), ...own.values.keys()]);
  const isSameList = all.size === old.values.size && all.size === own.values.size;
  const names = new Set([...all].filter((name) => old.values.get(name) !== own.values.get(name)));
  // An unknown name is reported with the known ones, and numbers are dialed as in the country.
  if (!isSameList || !old.site?.data || !own.site?.data || names.has("business.country")) return undefined;
  const charactersIn = ({ values }: Shared, name: string) =>
    furtherCharacters(values.get(name) ?? "")
      .sort()
      .join("");
  return { names, sameCharacters: [...names].every((name) => charactersIn(old, name) === charactersIn(own, name)) };
}
