import { Facts } from "../content/load/facts/facts";
import { PublicFiles } from "../content/load/publicFiles";
import { nearest } from "../content/nearest";
import type { PageContent, SiteContent } from "../content/siteContent";
import type { Wishes } from "./clonePage";
import { sourceTexts } from "./sourceTexts";

/** What is wrong with a new page's wishes, the first thing first; undefined where nothing is. */
export function firstFault(site: SiteContent, source: PageContent, wishes: Wishes): string | undefined {
  const texts = sourceTexts(source);
  const names = Object.keys(texts.vars);
  for (const name of Object.keys(wishes.vars ?? {})) {
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    const all = names.length > 0 ? `It has: ${names.join(", ")}.` : "It has none.";
    return `${source.file} has no "${name}" under vars. ${meant ? `Did you mean ${meant}?` : all}`;
  }
  const vars = { ...texts.vars, ...wishes.vars };
  return (
    titleFault(site, vars, wishes.title ?? texts.title) ??
    descriptionFault(site, vars, wishes.description ?? texts.description) ??
    wordsFault(site, vars, "heading", wishes.heading) ??
    wordsFault(site, vars, "breadcrumb", wishes.breadcrumb) ??
    pictureFault(site, texts, wishes)
  );
}

/** Why a new page cannot have this title, with the page's own names filled in. */
export function titleFault(site: SiteContent, vars: Record<string, string>, title: string): string | undefined {
  return wordsFault(site, vars, "title", title) ?? takenFault(site, vars, "title", title);
}

/** Why a new page cannot have this description. */
export function descriptionFault(site: SiteContent, vars: Record<string, string>, text: string): string | undefined {
  return wordsFault(site, vars, "description", text) ?? takenFault(site, vars, "description", text);
}

/** Words that are empty, or that use a name which nobody knows. */
export function wordsFault(
  site: SiteContent,
  vars: Record<string, string>,
  what: string,
  words: string | undefined,
): string | undefined {
  if (words === undefined) return undefined;
  if (words.trim() === "") return `The ${what} is empty.`;
  if (/[\r\n]/.test(words)) return `The ${what} has one line.`;
  let fault: string | undefined;
  filledWith(site, vars, words, ({ reason, piece, name, known }) => {
    const meant = nearest(name, known);
    fault ??=
      reason === "not-closed"
        ? `In the ${what}, ${piece} has no } at its end.`
        : `In the ${what}, nobody knows the name in ${piece}.${meant ? ` Did you mean \${${meant}}?` : ""}`;
  });
  return fault;
}

/** Why the picture cannot be the new page's. */
export function imageFault(site: SiteContent, image: string): string | undefined {
  const files = new PublicFiles(site.imagesRoot);
  if (image.startsWith("/") && files.has(image)) return undefined;
  const meant = nearest(image, files.beside(image.startsWith("/") ? image : `/images/${image}`));
  return `There is no picture ${image} in the folder images.${meant ? ` Did you mean ${meant}?` : " A picture is named such as /images/box-braids.svg."}`;
}

function pictureFault(site: SiteContent, texts: { image?: string; alt?: string }, wishes: Wishes): string | undefined {
  const fault = wordsFault(site, wishes.vars ?? {}, "picture's alt text", wishes.alt);
  if (fault || wishes.image === undefined || wishes.image === texts.image) return fault;
  if (texts.image === undefined) return "The page that is cloned has no picture: add one to the new file by hand.";
  if (texts.alt !== undefined && (wishes.alt ?? texts.alt) === texts.alt) {
    return "Another picture needs other words for those who cannot see it: give them with --alt.";
  }
  return imageFault(site, wishes.image);
}

function takenFault(
  site: SiteContent,
  vars: Record<string, string>,
  property: "title" | "description",
  text: string,
): string | undefined {
  const plain = (words: string) => words.trim().replace(/\s+/g, " ").toLowerCase();
  const wanted = plain(filledWith(site, vars, text));
  const other = site.pages.find(({ data }) => {
    const theirs = (data as Record<string, unknown> | undefined)?.[property];
    return typeof theirs === "string" && plain(theirs) === wanted;
  });
  return (
    other &&
    `The ${property} "${filledWith(site, vars, text)}" is that of ${other.file}. Every page has one of its own.`
  );
}

/** Words as the page will show them. */
function filledWith(
  { site }: SiteContent,
  vars: Record<string, string>,
  words: string,
  report: Parameters<Facts["fill"]>[1] = () => {},
): string {
  const facts = Facts.ofSite(site?.data as Record<string, unknown> | undefined).withVars(vars);
  return facts.fill(words, report);
}
