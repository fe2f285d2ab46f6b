import { createContext, useContext } from "react";
import type { BusinessPlace, Site } from "./types.generated";

export interface PageContextValue {
  /** On a page of a place, `business` has the address, the phone and the hours of the place. */
  site: Site;
  /** The place that the page is about. */
  place?: BusinessPlace;
  /** The address of the page as a link to it has it, with the folder of the site in front. */
  route: string;
  /** The page's own opening hours in words, if they differ from the business's. */
  hours?: string;
  /** The day of the build or of the preview, such as `2030-12-31`. */
  today: string;
  /** The script that ends a row of links whose order depends on the hours: on a page of the built site. */
  orderByHours?: string;
}

/** For code that islands also use, where it is null; a block calls `usePage()`. */
export const PageContext = createContext<PageContextValue | null>(null);

export const PageProvider = PageContext.Provider;

/** The site's facts and the route. On the server only: islands get props, so that no page contains the facts twice. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error("usePage() was called outside <PageProvider>: an island has its props only.");
  return value;
}
