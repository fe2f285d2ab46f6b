import { blocksOf } from "../content/site/anchors";
import type { PageContent } from "../content/siteContent";
import { YamlEdit } from "./yamlEdit";

/** What a clone is asked about, as the page that it is made from has it. */
export interface SourceTexts {
  title: string;
  description: string;
  /** Undefined where the name is made from the address. */
  breadcrumb?: string;
  /** The first block's heading, which is the page's own. */
  heading?: string;
  vars: Record<string, string>;
  /** The first picture. */
  image?: string;
  alt?: string;
}

/** Where each of them stands in the file. */
export interface SourcePlaces {
  heading?: string;
  image?: string;
  alt?: string;
}

/** The places of a page's heading and first picture. */
export function placesOf(page: PageContent): SourcePlaces {
  const [first] = blocksOf(page);
  const image = page.values.find(({ kind }) => kind === "ImageSource")?.pointer;
  const beside = image?.replace(/[^/]+$/, "alt");
  return {
    ...(typeof (first as { heading?: unknown } | undefined)?.heading === "string"
      ? { heading: "/blocks/0/heading" }
      : {}),
    ...(image ? { image } : {}),
    ...(beside && new YamlEdit(page.file, page.text).value(beside) !== undefined ? { alt: beside } : {}),
  };
}

/**
 * The texts of a page as its file has them, with every `${…}` as it is written: the same words are
 * right for another town as soon as `vars` say so.
 */
export function sourceTexts(page: PageContent): SourceTexts {
  const edit = new YamlEdit(page.file, page.text);
  const places = placesOf(page);
  const text = (pointer: string | undefined) => {
    const value = pointer === undefined ? undefined : edit.value(pointer);
    return value === undefined || value === null ? undefined : String(value);
  };
  const vars = Object.entries((edit.value("/vars") ?? {}) as Record<string, unknown>);
  const optional = { breadcrumb: "/breadcrumb", ...places };
  return {
    title: text("/title") ?? "",
    description: text("/description") ?? "",
    vars: Object.fromEntries(vars.map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([name, pointer]) => {
        const value = text(pointer);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}
