import { isGroup } from "../base/groups";
import { hasPlaceholder, namesIn } from "../base/placeholders";
import { valueAt } from "../base/pointer";
import { writtenPrices } from "../content/facts/priceRange";
import { factNames, nameInSite } from "../content/facts/usedNames";
import { copyResults } from "../content/model/fileResults";
import { oncePerSource } from "../content/model/oncePerFile";
import { isDraft, type PageContent, picturesIn, varsOf } from "../content/model/siteContent";
import { type FactChange, ownNames } from "../content/pages/pageState";
import { charactersOf } from "../content/site/chosenTypefaces";
import { aliasesOf, redirectsOf } from "../content/site/routes";

/** What a change of any page may change on the others: found of each page before the page in view is shown. */
const AT_ONCE = [isDraft, aliasesOf, redirectsOf, picturesIn, writtenPrices, factNames, ownNames];

const late = new WeakSet<PageContent>();

/** Whether nothing was needed yet of a page that `latePage` returned. */
export const isLate = (page: PageContent): boolean => late.has(page);

/**
 * A page that uses a changed fact, which is filled in when something of it is needed: filling in all pages of a large
 * site would delay the one in view. Undefined if other pages, or the site, may depend on what the fact changes in it.
 *
 * @param before the page before the change, with the same text
 */
export function latePage(before: PageContent, change: FactChange, fill: () => PageContent): PageContent | undefined {
  if (before.timed || factsAtOnce(before).some((name) => change.names.has(name))) return undefined;
  const { file, route, language, text, source } = before;
  let made: PageContent | undefined;
  const whole = () => {
    made ??= fill();
    late.delete(page);
    return made;
  };
  const page: PageContent = {
    file,
    route,
    text,
    source,
    ...(language === undefined ? {} : { language }),
    get data() {
      return whole().data;
    },
    get unfilled() {
      return whole().unfilled;
    },
    get values() {
      return whole().values;
    },
  };
  copyResults(before, page, change.sameCharacters ? [...AT_ONCE, charactersOf] : AT_ONCE);
  late.add(page);
  return page;
}

/** The facts in the texts that the results of `AT_ONCE` are found in. */
export const factsAtOnce = oncePerSource((page: PageContent): string[] => {
  const { source, values } = page;
  // A type that is no constant: which of its texts are pictures or prices depends on it.
  const types = JSON.stringify(source ?? null).match(/"type":"[^"]*"/g) ?? [];
  if (types.some(hasPlaceholder)) return factNames(page);
  const shown = values.flatMap(({ kind, pointer }) => (kind === "ImageSource" || kind === "Price" ? pointer : []));
  const names = namesIn(["/aliases", "/redirectFrom", ...shown].map((pointer) => valueAt(source, pointer)));
  const own = varsOf(page);
  const isOwn = (name: string) => isGroup(own) && Object.hasOwn(own, name);
  return names.some(isOwn) ? factNames(page) : names.map((name) => nameInSite(name, source));
});
