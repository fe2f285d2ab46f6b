import type { PageContent } from "../content/model/siteContent";
import { NOT_FOUND, pathOf, redirects, servedRoutes } from "../content/site/routes";

/** Which page is shown at an address. */
export class Addresses {
  /** The file by the address. */
  readonly #files = new Map<string, string>();
  #moved = new Map<string, PageContent>();

  /** Where two pages claim one address, the first keeps it: the check reports the other. */
  assign(pages: PageContent[]): void {
    this.#files.clear();
    this.#moved = redirects({ pages });
    for (const { route, page } of servedRoutes({ pages })) {
      if (!this.#files.has(route)) this.#files.set(route, page.file);
    }
  }

  /** The file of the page at an address. */
  fileAt(address: string): string | undefined {
    return this.#files.get(address);
  }

  /** Where an old address redirects to, as on the built site; undefined for the address of a page and unknown ones. */
  movedTo(address: string): string | undefined {
    return this.#files.has(address) ? undefined : this.#moved.get(pathOf(address))?.route;
  }

  /** The address of the page that is shown where there is none: that of its language, if it has one. */
  notFoundFor(address: string): string {
    const own = `/${address.split("/")[1]}${NOT_FOUND}`;
    return this.#files.has(own) ? own : NOT_FOUND;
  }
}
