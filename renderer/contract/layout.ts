import type { ReactNode } from "react";
import type { PageStep } from "./entry";

/** The ids of the elements around the blocks of every page; no block may use one of them. */
export const layoutIds = {
  content: "content",
  drawer: "menu",
  menuButton: "menu-button",
  stickyBar: "sticky-bar",
  consent: "privacy-settings",
} as const;

/** The page in a language of the site. */
export interface PageLanguage {
  /** Its code, as site.yaml lists it, such as `es`. */
  code: string;
  /** Its name in the language itself, such as `Español`. */
  name: string;
  /** The address of the page in it; of the home page if it has no translation. */
  route: string;
  /** Whether the page at that address says the same. */
  isTranslation: boolean;
  /** Whether search engines may list the page at that address. */
  isIndexed: boolean;
}

/** What the layout knows of a page besides `PageContextValue`. */
export interface LayoutProps {
  /** The address of the home page in the language of the page. */
  home: string;
  /** The languages of the site, that of the page included; none for a site in one language. */
  languages: PageLanguage[];
  /** The page's name in the breadcrumb; not shown on the home page. */
  breadcrumb: string;
  /** The pages above it in its address, from the top, without the home page. */
  parents: PageStep[];
  /** The day and the author of a page of a collection. */
  entry?: { date?: string; author?: string };
  children: ReactNode;
}
