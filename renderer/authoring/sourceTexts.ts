import { blocksOf } from "../content/site/anchors";
import type { PageContent } from "../content/siteContent";
import { YamlEdit } from "./yamlEdit";

/** The texts of a page that a clone should change. */
export interface SourceTexts {
  title: string;
  description: string;
  /** Undefined where the name is derived from the address. */
  breadcrumb?: string;
  /** The first block's heading, which is the page's own. */
  heading?: string;
  vars: Record<string, string>;
  /** The first picture. */
  image?: string;
  alt?: string;
}

/** The requested values of a new page. Values that are left out stay as in the original. */
export type NewPageOptions = Partial<Omit<SourceTexts, "vars">> & {
  route: string;
  vars?: Record<string, string>;
};

/** JSON pointers of the texts that have no fixed one. */
export interface SourcePlaces {
  heading?: string;
  image?: string;
  alt?: string;
}

/** The positions of a page's heading and first picture. */
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
 * The texts of a page with their `${…}` unfilled: the same text is right for another town when only `vars`
 * change.
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
