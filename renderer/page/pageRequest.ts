import type { Site } from "../contract/types.generated";
import type { PageModel } from "./pageModel";

/** What the build's workers and the preview server pass to vite-plugin-ssr. */
export interface PageRequest {
  /** The page at the address; absent if there is none. */
  page?: PageModel;
  site: Site;
  /** The day as of which it is rendered, such as `2030-12-31`. */
  today: string;
  /** Whether for the built site. `import.meta.env.PROD` would not do: a shell variable named PROD changes it. */
  published: boolean;
}

/** A page of the built site as the `render` hook returns it, before vite-plugin-ssr adds its scripts. */
export interface Drawn {
  html: string;
  /** The page's Content-Security-Policy. */
  policy: string;
  /** The day that the page was rendered for, if a block read it. */
  day?: string;
}

/** What the `render` hook adds to vite-plugin-ssr's page context for the build. */
export interface Rendered {
  drawn: Drawn;
  /** Renders another page: vite-plugin-ssr adds the same to every page. @throws Error that names the page */
  draw: (request: Required<PageRequest>) => Drawn;
}
