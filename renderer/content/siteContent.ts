/** A YAML file as it was read. `data` is undefined where the YAML itself is broken. */
export interface ContentFile {
  /** The path as it is printed, relative to where the command was started, with `/`. */
  file: string;
  text: string;
  /** The plain data with every `${…}` filled in. */
  data: unknown;
}

/** A string in a page whose meaning the schema knows by its definition's title. */
export interface TypedValue {
  /** The definition: `Href`, `Text`, `RichText`, `ImageSource`, … */
  kind: string;
  pointer: string;
  value: string;
}

/** A page file with what every rule wants to know of it. The data may still break the schema. */
export interface PageContent extends ContentFile {
  /** The address, such as `/` or `/about`; `/404` for the not-found page. */
  route: string;
  /** Every string of the page that the schema gives a meaning. */
  values: TypedValue[];
}

/** All content of a site, loaded and filled in, before any judgement. */
export interface SiteContent {
  /** site.yaml; undefined where the folder has none. */
  site: (ContentFile & { values: TypedValue[] }) | undefined;
  pages: PageContent[];
  /** Every name that `${…}` may use on any page, with its value. */
  facts: Map<string, string>;
  /** The folder of files that are served as they are. */
  publicDir: string;
}
