import type { PageRequest } from "./_default.page.server";

/** vite-plugin-ssr's route function: the address of the page that is handed in. Any other has the not-found page. */
export default function hasPage({ page }: PageRequest): boolean {
  return page !== undefined;
}
