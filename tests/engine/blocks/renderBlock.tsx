import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type PageContextValue, PageProvider } from "../../../renderer/contract/PageContext";
import type { Site } from "../../../renderer/contract/types.generated";

// The styles go into the head, as on a page: Emotion then does not warn about :nth-child.
const cache = createCache({ key: "css" });
cache.compat = true;

/** The HTML of one block on the home page, without its styles. */
export const renderBlock = (block: ReactElement, site: Site, page: Partial<PageContextValue> = {}): string =>
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <PageProvider value={{ site, route: "/", today: "2030-12-31", ...page }}>{block}</PageProvider>
    </CacheProvider>,
  );
