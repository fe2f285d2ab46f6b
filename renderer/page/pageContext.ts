import type { Site } from "../../blocks/types.generated";
import type { PageContextValue } from "../contract/PageContext";
import type { PageModel } from "./pageModel";

/** Today as blocks and the build write it, such as `2030-12-31`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * What the blocks of a page may know beyond their own props.
 *
 * @param onToday called when a block reads the date: tomorrow the page must be rendered again
 */
export function pageContext({ route }: PageModel, site: Site, onToday?: (day: string) => void): PageContextValue {
  return {
    site,
    route,
    get today() {
      const day = today();
      onToday?.(day);
      return day;
    },
  };
}
