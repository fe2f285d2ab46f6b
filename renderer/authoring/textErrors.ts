import { namesNear, nearestName } from "../base/nearest";
import { valueAt } from "../base/pointer";
import { Facts } from "../content/facts/facts";
import type { PageContent, SiteContent } from "../content/model/siteContent";
import { addressesBeside, addressesIn } from "../content/pages/publicFiles";
import { IMAGES } from "../pictures/originals";
import { type NewPageOptions, type SourceTexts, sourceTexts } from "./sourceTexts";

export function firstError(site: SiteContent, source: PageContent, options: NewPageOptions): string | undefined {
  const texts = sourceTexts(source);
  const names = Object.keys(texts.vars);
  for (const name of Object.keys(options.vars ?? {})) {
    if (names.includes(name)) continue;
    const meant = nearestName(name, names);
    const all = names.length > 0 ? `It has: ${namesNear(name, names)}.` : "It has none.";
    return `${source.file} has no "${name}" under vars. ${meant ? `Did you mean ${meant}?` : all}`;
  }
  const vars = { ...texts.vars, ...options.vars };
  const { title, description, heading, breadcrumb } = options;
  const errors = [
    ...Object.entries({ title, description, heading, breadcrumb }).map(([what, words]) =>
      textError(site, vars, what, words),
    ),
    // A draft may still have the original's title and description; its check warns of them.
    title === undefined && textError(site, vars, "title", texts.title, false),
    description === undefined && textError(site, vars, "description", texts.description, false),
  ];
  return errors.find((error) => error) || pictureError(site, texts, options);
}

/** Why a new page cannot have this text, after filling in its `vars`. Titles and descriptions must be unique. */
export function textError(
  site: SiteContent,
  vars: Record<string, string>,
  what: string,
  words: string | undefined,
  unique = what === "title" || what === "description",
): string | undefined {
  if (words === undefined) return undefined;
  if (words.trim() === "") return `The ${what} is empty.`;
  if (/[\r\n]/.test(words)) return `The ${what} must be one line.`;
  let error: string | undefined;
  const facts = Facts.ofSite(site.site?.data as Record<string, unknown> | undefined).withVars(vars);
  const filled = facts.fill(words, ({ reason, piece, name, known }) => {
    const meant = nearestName(name, known);
    error ??=
      reason === "not-closed"
        ? `In the ${what}, ${piece} has no } at its end.`
        : `In the ${what}, ${piece} is not the name of a fact.${meant ? ` Did you mean \${${meant}}?` : ""}`;
  });
  if (error || !unique) return error;
  const plain = (text: unknown) => typeof text === "string" && text.trim().replace(/\s+/g, " ").toLowerCase();
  const other = site.pages.find(({ data }) => plain(valueAt(data, `/${what}`)) === plain(filled));
  return other && `The ${what} is already used by ${other.route}. Every page needs its own.`;
}

export function imageError(site: SiteContent, image: string): string | undefined {
  const files = addressesIn(site.imagesRoot, IMAGES);
  if (image.startsWith("/") && files.has(image.normalize())) return undefined;
  const meant = nearestName(image, addressesBeside(image.startsWith("/") ? image : `/images/${image}`, files));
  return `There is no picture ${image} in the folder images.${meant ? ` Did you mean ${meant}?` : " A picture is named such as /images/our-team.jpg, or by its path on this computer."}`;
}

function pictureError(site: SiteContent, texts: SourceTexts, options: NewPageOptions): string | undefined {
  const error = textError(site, options.vars ?? {}, "picture's alt text", options.alt);
  if (error || options.image === undefined || options.image === texts.image) return error;
  if (texts.image === undefined) return "The page that is cloned has no picture: add one to the new file by hand.";
  if (texts.alt !== undefined && (options.alt ?? texts.alt) === texts.alt) {
    return "Another picture needs other words for those who cannot see it: give them with --alt.";
  }
  return imageError(site, options.image);
}
