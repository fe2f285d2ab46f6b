import { contentIn } from "../content/model/languages";
import type { PageContent, SiteContent } from "../content/model/siteContent";
import { addressError, languageOf, properAddress } from "./addresses";
import { type NewPageOptions, type SourceTexts, sourceTexts } from "./sourceTexts";
import { imageError, textError } from "./textErrors";

/** One question about a new page: the terminal asks them in turn, the desk as the fields of a form. */
export interface PageQuestion {
  /** The name of its answer: `var town` and so on, then as the options of a new page. */
  name: string;
  message: string;
  /** Whether it needs no answer, given the others. */
  skip?: () => boolean;
  /** The suggested answer, given the others. */
  before: () => string;
  /** Why an answer is not possible, in one sentence. */
  error: (answer: string) => string | undefined;
}

/**
 * The questions about everything that a clone should change, with the original's values as suggestions. `vars` come
 * first: with another town, most titles are right already.
 *
 * @param answers by name, as they come
 * @param folder where the new page belongs, such as `/news`; that of the original by default
 */
export function pageQuestions(
  site: SiteContent,
  source: PageContent,
  answers: ReadonlyMap<string, string>,
  folder?: string,
): PageQuestion[] {
  const texts = sourceTexts(source);
  const vars = () => varsOf(texts, answers);
  // A translation may have the texts of its original until they are translated.
  const inLanguage = () => contentIn(site, languageOf(answers.get("route") ?? source.route, site));
  const words = (what: string) => (value: string) => textError(inLanguage(), vars(), what, value);
  const plain = (name: "title" | "description" | "heading", message: string): PageQuestion => ({
    name,
    message,
    before: () => texts[name] ?? "",
    error: words(name),
  });
  return [
    ...Object.entries(texts.vars).map(([name, before]) => ({
      name: `var ${name}`,
      message: `${name}, everywhere on the page`,
      before: () => before,
      error: (value: string) => textError(site, {}, name, value, false),
    })),
    {
      name: "route",
      message: "Address",
      before: () => newAddress(source.route, texts, vars(), answers.get("heading"), folder),
      error: (value) => addressError(value, site),
    },
    plain("title", "Title"),
    plain("description", "Description"),
    ...(texts.heading === undefined ? [] : [plain("heading", "Heading")]),
    {
      name: "breadcrumb",
      message: "Short name in the breadcrumb",
      before: () => texts.breadcrumb ?? "",
      error: (value) => (value === "" ? undefined : words("breadcrumb")(value)),
    },
    ...(texts.image === undefined ? [] : pictureQuestions(site, texts, answers, words)),
  ];
}

/** The new page that the answers describe. */
export function newPageOptions(source: PageContent, answers: ReadonlyMap<string, string>): NewPageOptions {
  const texts = sourceTexts(source);
  const { image = "", breadcrumb = "" } = Object.fromEntries(answers);
  const sameAlt = image === texts.image ? texts.alt : undefined;
  return {
    route: answers.get("route") ?? "",
    vars: varsOf(texts, answers),
    title: answers.get("title"),
    description: answers.get("description"),
    ...(texts.heading === undefined ? {} : { heading: answers.get("heading") }),
    ...(breadcrumb === "" ? {} : { breadcrumb }),
    ...(texts.image === undefined ? {} : { image, alt: answers.get("alt") ?? sameAlt }),
  };
}

/** The values of `vars` that a new page would have. */
export function varsOf(texts: SourceTexts, answers: ReadonlyMap<string, string>): Record<string, string> {
  const names = Object.keys(texts.vars);
  return Object.fromEntries(names.map((name) => [name, answers.get(`var ${name}`) ?? texts.vars[name] ?? ""]));
}

function pictureQuestions(
  site: SiteContent,
  { image = "", alt }: SourceTexts,
  answers: ReadonlyMap<string, string>,
  words: (what: string) => PageQuestion["error"],
): PageQuestion[] {
  return [
    { name: "image", message: "Picture", before: () => image, error: (value) => imageError(site, value) },
    {
      name: "alt",
      message: "What the picture shows",
      skip: () => (answers.get("image") ?? image) === image && alt !== undefined,
      before: () => "",
      error: words("alt text"),
    },
  ];
}

/**
 * The original's address with the new values of `vars`: `/box-braids-fredericksburg` for another town. If that is the
 * original's, it is derived from the new heading, if there is one already, and stays in its folder.
 */
function newAddress(
  route: string,
  { vars: before, heading: oldHeading }: SourceTexts,
  after: Record<string, string>,
  heading: string | undefined,
  folder: string | undefined,
): string {
  let address = route;
  for (const [name, old] of Object.entries(before)) {
    const from = properAddress(old)?.slice(1);
    const to = properAddress(after[name] ?? "")?.slice(1);
    if (from && to) address = address.replace(from, to);
  }
  if (address !== route || heading === undefined || heading === oldHeading) return address;
  const own = properAddress(heading);
  return own === undefined ? address : `${folder ?? route.slice(0, route.lastIndexOf("/"))}${own}`;
}
