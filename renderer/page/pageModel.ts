import { parentPointer, setAt, valueAt } from "../base/pointer";
import { canonicalUrl } from "../base/sitePath";
import { hoursPlace } from "../clock/hours/schedule";
import { withoutHoles } from "../clock/resolveTimes";
import { countryOf, languageOf, localeIn } from "../content/facts/locale";
import { readMarkdown } from "../content/markdown/readMarkdown";
import { originalRoute } from "../content/model/languages";
import type { ContentFile, PageContent, SiteContent } from "../content/model/siteContent";
import { blockIds } from "../content/pages/pageBlocks";
import { isWords, walkStrings } from "../content/pages/walkTyped";
import { followRef, presetOf, typesOf } from "../content/schema/siteSchema";
import { chosenTypefaces } from "../content/site/chosenTypefaces";
import { feedsOf } from "../content/site/feeds";
import { labelsOf } from "../content/site/labels";
import { languagesOfPage, type PublishedPage } from "../content/site/pageLanguages";
import { parentsOf } from "../content/site/parents";
import { aliasesOf, isNotFound, nameOfRoute } from "../content/site/routes";
import type { ListPart, PageStep } from "../contract/entry";
import type { PageLanguage } from "../contract/layout";
import type { PictureFiles } from "../contract/pictureFiles";
import { fillLabel } from "../contract/richText";
import { type Block, type Image, PAGE_LOOK, type Page, type PageLook, type Site } from "../contract/types.generated";
import { dialable, telLink } from "../countries/dialable";
import { type Originals, picturesOf } from "../pictures/originals";
import type { JsonSchema, Preset } from "../schema/jsonSchema";
import { typefacesOf } from "../typefaces/typefaces";
import { entryOfPage, listsForBlocks, type PageEntry } from "./listedPages";
import { locationOf } from "./locationOf";
import { linksOf, withLinks } from "./pageLinks";
import { typographyOfSite } from "./typography";

/** A page as the blocks receive it: plain data, with the Markdown of all texts parsed. */
export interface PageModel extends Pick<Page, "hours" | "place" | "title" | "description" | "kind"> {
  /** The page settings that only the design reads. */
  look: PageLook;
  /** The address, such as `/` or `/about`. */
  route: string;
  file: string;
  /** Other addresses that show the same page. */
  aliases: string[];
  /** The absolute address for search engines, the same on the aliases. */
  canonical: string;
  /** The address of the home page in its language. */
  home: string;
  /** The page in every language of the site; none for a site in one language. */
  languages: PageLanguage[];
  breadcrumb: string;
  /** The pages above it in its address, from the top, without the home page. */
  parents: PageStep[];
  /** What it says of itself as a page of a collection; absent for any other page. */
  entry: PageEntry | undefined;
  /** The feeds of the collections that it lists, or is of. */
  feeds: { title: string; route: string }[];
  /** Whether it is shown for addresses that do not exist. */
  isNotFound: boolean;
  /** Whether search engines are not to list it. */
  noindex: boolean;
  /** The address on another site that search engines list in its place. */
  canonicalElsewhere: string | undefined;
  /** The picture that is shown when it is shared, in place of a card. */
  sharePicture: { src: PictureFiles; alt: string } | undefined;
  /** The first picture of the page, shown if the page is shared without a card. */
  image: Pick<Image, "src" | "focus"> | undefined;
  /** The picture of 1200 by 630 that is shown when the page is shared; if absent, `image` is. */
  card?: SocialCard;
  /** Each with an `id`: its own, or one derived from its type. */
  blocks: Block[];
}

/** A social card: its address on the site, and its alternative text. */
export interface SocialCard {
  url: string;
  alt: string;
}

/** What the addresses in a model start with: the folder of the site, such as `/salon`; without one, nothing. */
interface Based {
  base?: string;
}

/** What the model of a page is made of: the pages for the addresses in other languages. */
type ModelContent = Pick<SiteContent, "site" | "originals" | "translations" | "collections"> &
  Based & { pages?: PublishedPage[] };

/** The model of a page that has passed `checkSite`. @throws Error if its YAML or that of the site is broken */
export function toPageModel(page: PageContent & { part?: number }, content: ModelContent): PageModel {
  const { base = "" } = content;
  const site = content.translations?.find(({ language }) => language === page.language)?.site ?? content.site;
  if (!site) throw new Error(`Without site.yaml ${page.file} has no address.`);
  const { home, languages, linkIn } = languagesOfPage(page, content);
  const pictures = picturesIn(content.originals, base);
  const model = withModels<Page>("Page", page, pictures, site.data as Site, linksOf(base, linkIn));
  const { title, description, breadcrumb, hours, place, kind, sharePicture, noindex, canonical, blocks } = model;
  const ids = blockIds(page);
  const { words } = typographyOfSite(site.data as Site);
  const lists = listsForBlocks(page, content, { pictures, words, base });
  const whole: PageModel = {
    route: page.route,
    file: page.file,
    aliases: aliasesOf(page),
    canonical: canonicalUrl(site.data as Site, page.route),
    home,
    languages,
    title,
    description,
    breadcrumb: breadcrumb ?? nameOfRoute(originalRoute(page)),
    parents: parentsOf(page, content.pages).map((one) => ({ ...one, name: words(one.name) })),
    entry: entryOfPage(page, model, content),
    feeds: feedsOf(page, content),
    hours,
    place,
    kind,
    look: Object.fromEntries(PAGE_LOOK.flatMap((name) => (name in model ? [[name, model[name]]] : []))),
    isNotFound: isNotFound(page),
    noindex: noindex === true || isNotFound(page),
    canonicalElsewhere: canonical,
    sharePicture,
    image: firstImage(page, model),
    blocks: blocks.map((block, index) => ({ ...block, ...lists.get(index), id: ids[index] }) as Block),
  };
  const shown = page.timed ? withoutHoles(whole) : whole;
  return page.part ? asPart(shown, page.part, lists, labelsOf(site.data as Site)) : shown;
}

/** A further page of a long list, with its number in its title and its breadcrumb. */
function asPart(
  page: PageModel,
  number: number,
  lists: Map<number, { part?: ListPart }>,
  labels: Site["labels"],
): PageModel {
  const count = [...lists.values()].find(({ part }) => part)?.part?.count ?? number;
  const words = fillLabel(labels.pageNumber, { number, count });
  return { ...page, title: `${page.title}, ${words}`, breadcrumb: words };
}

/** What the model of site.yaml is made of: the pages for the characters of the typefaces. */
type FactsContent = Pick<SiteContent, "site" | "originals" | "clock" | "pages" | "whole" | "language"> & Based;

/**
 * The facts of site.yaml as blocks receive them, with defaults.
 *
 * @param content of one language
 * @throws Error if site.yaml is missing or broken
 */
export function toSiteModel(content: FactsContent): Site {
  const { site, originals, clock, pages, whole: all, language: code, base = "" } = content;
  if (!site?.data) throw new Error("There is no site.yaml without problems.");
  const data = structuredClone(site.data) as Site;
  fillPreset(data, presetOf(data));
  data.labels = labelsOf(data);
  data.business.type ??= typesOf(data.business.kind)[0] as Site["business"]["type"];
  fillDefaults(data, followRef({ $ref: "#/definitions/Site" }).schema);
  const { linkIn } = languagesOfPage({ route: "", language: code }, all ?? { site });
  const pictures = picturesIn(originals, base);
  const model = withModels<Site>("Site", { ...site, data }, pictures, data, linksOf(base, linkIn));
  const { words } = typographyOfSite(data);
  const { units, to, decimal, and, uncounted } = languageOf(localeIn(data));
  const whole = (site.timed ?? site).data as Site;
  const around = { site: model, words, clock };
  // By their names: those of a place have its id before them.
  const ofBusiness = Object.entries(site.derived).filter(([name]) => !name.includes("."));
  Object.assign(
    model.business,
    Object.fromEntries(ofBusiness),
    locationOf(data.business, whole.business, site.derived, around),
  );
  Object.assign(model.business, {
    money: countryOf(localeIn(data)).money,
    durations: { units, to, decimal, and, uncounted },
  });
  for (const [index, place] of (model.places ?? []).entries()) {
    const derived = (name: string) => site.derived[`places.${place.id}.${name}`];
    const phoneLink = place.phone && telLink(place.phone, data.business.country);
    const facts = {
      address: derived("address"),
      directions: derived("directions"),
      hours: derived("hours"),
      phoneLink,
    };
    Object.assign(place, facts, locationOf(data.places?.[index] ?? place, place, facts, around));
  }
  model.base = base;
  model.fonts.typefaces = typefacesOf(chosenTypefaces({ site, pages })).typefaces;
  model.business.openingHours = valueAt(model, hoursPlace(data)) as Site["business"]["openingHours"];
  return site.timed ? withoutHoles(model) : model;
}

function fillPreset(data: object, preset: Preset): void {
  const values = data as Record<string, unknown>;
  for (const [name, value] of Object.entries(preset)) {
    values[name] ??= structuredClone(value);
    if (typeof value === "object") fillPreset(values[name] as object, value);
  }
}

function fillDefaults(data: object, { properties = {} }: JsonSchema): void {
  const values = data as Record<string, unknown>;
  for (const [name, schema] of Object.entries(properties)) {
    if (schema.default !== undefined) values[name] ??= structuredClone(schema.default);
    const value = values[name];
    if (typeof value === "object" && value !== null) fillDefaults(value, schema);
  }
}

/** The pictures by their names, as the pages of a site with this base have them. */
function picturesIn(originals: Originals, base: string): Record<string, PictureFiles> {
  const pictures = picturesOf(originals);
  if (base === "") return pictures;
  return Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, { ...picture, base }]));
}

/** Texts that are used outside the page, for example in search results. */
const HEAD = /^\/(?:title|description|business\/(?:name|shortName))$/;

/**
 * A copy of a file's data with Markdown parsed, picture names replaced by their files, links as pages have them, numbers
 * for messages as they are dialed from anywhere, and typography applied.
 */
function withModels<T>(
  definition: "Page" | "Site",
  { file, data }: Pick<ContentFile, "file" | "data">,
  pictures: Record<string, PictureFiles>,
  site: Site,
  linkAs: ((to: string) => string) | undefined,
): T {
  if (data === undefined) throw new Error(`${file} has problems; check it before it is rendered.`);
  const model = structuredClone(data);
  const { words, nodes, heading, head } = typographyOfSite(site);
  for (const { kind, pointer, value } of walkStrings(definition, data)) {
    if (kind === "Text" || kind === "RichText") {
      const { tree } = readMarkdown(kind, value);
      const set = pointer.endsWith("/heading") ? heading : nodes;
      setAt(model, pointer, set(linkAs ? withLinks(tree, linkAs) : tree));
    } else if (kind === "Href" && linkAs) setAt(model, pointer, linkAs(value));
    else if (kind === "ImageSource") {
      const picture = pictures[value];
      if (!picture) throw new Error(`${file} shows ${value}, which was not measured; check it before it is rendered.`);
      setAt(model, pointer, picture);
    } else if (kind === "Recipient" && !value.includes("@")) {
      setAt(model, pointer, dialable(value, site.business.country) ?? value);
    } else if (isWords(kind)) setAt(model, pointer, (HEAD.test(pointer) ? head : words)(value.trim()));
  }
  return model as T;
}

function firstImage({ values }: PageContent, model: Page): PageModel["image"] {
  const source = values.find(({ kind }) => kind === "ImageSource");
  return source && (valueAt(model, parentPointer(source.pointer)) as Image);
}
