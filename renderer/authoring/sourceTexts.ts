import { parentPointer, valueAt } from "../base/pointer";
import type { PageContent } from "../content/model/siteContent";
import { blocksOf } from "../content/pages/pageBlocks";
import { YamlEdit } from "./yamlEdit";

/** The texts of a page that a clone should change. */
export interface SourceTexts {
  title: string;
  description: string;
  /** Undefined if it is derived from the address. */
  breadcrumb?: string;
  /** The first block's heading, which is the page's own. */
  heading?: string;
  vars: Record<string, string>;
  image?: string;
  alt?: string;
}

/** The requested values of a new page. Omitted values stay as in the original. */
export type NewPageOptions = Partial<Omit<SourceTexts, "vars">> & {
  route: string;
  vars?: Record<string, string>;
};

/** JSON pointers to the texts that a clone may change; the heading is that of the first block as of the moment. */
export function placesOf(page: PageContent) {
  const heading = `/blocks/${Object.keys(blocksOf(page))[0]}/heading`;
  const image = page.values.find(({ kind }) => kind === "ImageSource")?.pointer;
  const present = (pointer = "") => (valueAt(page.source, pointer) === undefined ? undefined : pointer);
  return {
    title: "/title",
    description: "/description",
    breadcrumb: present("/breadcrumb"),
    heading: typeof valueAt(page.data, heading) === "string" ? heading : undefined,
    image,
    alt: image && present(`${parentPointer(image)}/alt`),
  };
}

/** The texts of a page as written, with `${…}`: if only `vars` change, they also fit another town. */
export function sourceTexts(page: PageContent): SourceTexts {
  const edit = new YamlEdit(page.file, page.text);
  const written = (pointers: object) =>
    Object.entries(pointers).flatMap(([name, pointer]) => {
      const value = pointer === undefined ? undefined : edit.value(pointer);
      return value === undefined || value === null ? [] : [[name, String(value)]];
    });
  const vars = Object.keys((edit.value("/vars") ?? {}) as object).map((name) => [name, `/vars/${name}`]);
  return {
    title: "",
    description: "",
    ...Object.fromEntries(written(placesOf(page))),
    vars: Object.fromEntries(written(Object.fromEntries(vars))),
  };
}
