import type { PageRequest } from "./page/pageRequest";

/** vite-plugin-ssr's route function: whether the request has a page; if not, the not-found page is rendered. */
export default function hasPage({ page }: PageRequest): boolean {
  return page !== undefined;
}
