import type { Image } from "./types.generated";

/** A page as the breadcrumbs of other pages name it. */
export interface PageStep {
  /** Its name in the breadcrumb. */
  name: string;
  /** Its address on this site. */
  route: string;
}

/** A page as a list on another page shows it. */
export interface ListEntry extends PageStep {
  /** Its main heading, or else its name. */
  heading: string;
  /** A day such as `2030-12-31`. */
  date?: string;
  author?: string;
  tags?: string[];
  summary?: string;
  picture?: Image;
}

/** Which part of a long list a page shows. */
export interface ListPart {
  /** From 1 on. */
  number: number;
  count: number;
  previous?: string;
  next?: string;
}
