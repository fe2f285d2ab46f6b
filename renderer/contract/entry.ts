/** A page as the breadcrumbs of other pages name it. */
export interface PageStep {
  /** Its name in the breadcrumb. */
  name: string;
  /** Its address on this site. */
  route: string;
}

/** What lists on other pages show of a page. @typeParam Picture as it is written, or with its files */
export interface Entry<Picture> {
  /** Its main heading, or else its name. */
  heading: string;
  /** A day such as `2030-12-31`. */
  date?: string;
  author?: string;
  tags?: string[];
  summary?: string;
  picture?: Picture;
}

/** A page in a list. */
export type ListEntry<Picture> = Entry<Picture> & Pick<PageStep, "route">;

/** Which part of a long list a page shows, and the addresses of the parts beside it. */
export interface ListPart {
  /** From 1 on. */
  number: number;
  count: number;
  previous?: string;
  next?: string;
}
