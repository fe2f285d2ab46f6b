import { pageSlice } from "./build/pageSlice";

/** vite-plugin-ssr's hook: the pages to render, with their content. */
export function prerender() {
  return pageSlice().map((page) => ({ url: page.route, pageContext: { page } }));
}
