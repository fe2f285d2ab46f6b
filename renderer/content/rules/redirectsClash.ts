import type { Rule } from "../rule";
import { isDraft } from "../site/drafts";
import { redirectsOf, servedRoutes } from "../site/routes";
import type { PageContent } from "../siteContent";

const OLD = "an old address";

export default {
  name: "redirects/clash",
  severity: "error",
  // A draft has no address yet.
  inDrafts: "warning",
  *check({ pages }) {
    const owners = new Map<string, Claim>();
    // Drafts come last: they never cause a problem on a published page.
    for (const claim of [...claimsOf(pages.filter((page) => !isDraft(page))), ...claimsOf(pages.filter(isDraft))]) {
      const { route, page, pointer, what } = claim;
      const owner = owners.get(route);
      // Another rule reports two current pages.
      if (owner && route !== "" && (what === OLD || owner.what === OLD)) {
        const message = `${route} cannot be ${what} of this page: it is ${owner.what} of ${owner.page.file}. Take one of them away.`;
        yield { file: page.file, pointer, message };
      }
      if (!owner || what === OLD) owners.set(route, claim);
    }
  },
} satisfies Rule;

/** An address that a page claims, and as what. */
interface Claim {
  route: string;
  page: PageContent;
  pointer: string;
  what: string;
}

/** The addresses of today first, then the old ones. */
function* claimsOf(pages: PageContent[]): Generator<Claim> {
  for (const { route, page, alias } of servedRoutes({ pages })) {
    yield { route, page, pointer: alias ?? "", what: alias ? "an alias" : "the address" };
  }
  for (const page of pages) {
    for (const [index, route] of redirectsOf(page).entries()) {
      yield { route, page, pointer: `/redirectFrom/${index}`, what: OLD };
    }
  }
}
