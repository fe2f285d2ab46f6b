import type { Site } from "../../blocks/types.generated";
import type { PageContextValue } from "../contract/PageContext";
import type { PageModel } from "./pageModel";

/** What the blocks of a page may know beyond their own props. */
export function pageContext({ route }: PageModel, site: Site): PageContextValue {
  return { site, route, today: new Date().toISOString().slice(0, 10) };
}
