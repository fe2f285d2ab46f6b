import path from "node:path";
import { fileOfAddress } from "../../base/sitePath";
import type { Rules } from "../check/rule";
import { isDraft, type PageContent } from "../model/siteContent";
import { addressesIn } from "../pages/publicFiles";
import { redirectsOf, servedRoutes } from "../site/routes";

/** Addresses of files that the build makes. */
const MADE =
  /^\/(?:assets|robots\.txt|sitemap\.xml|404\.html|manifest\.webmanifest|favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-\d+\.png|_headers|_redirects)(?:\/|$)|\/feed\.xml(?:\/|$)/;

const OLD = "an old address";
const ALIAS = "an alias";

export default {
  *"redirects/clash"({ pages, publicDir }) {
    const owners = new Map<string, Claim>();
    const files = [...addressesIn(publicDir)];
    // Drafts last: they never cause a problem on a published page.
    for (const claim of [...claimsOf(pages.filter((page) => !isDraft(page))), ...claimsOf(pages.filter(isDraft))]) {
      const { route, name, page, pointer, what } = claim;
      const owner = owners.get(name);
      // Another rule reports two pages that both have the address now.
      if (owner && route !== "" && (what === OLD || owner.what === OLD)) {
        const message = `${route} cannot be ${what} of this page: it is ${owner.what} of ${owner.page.file}. Remove one of them.`;
        yield { file: page.file, pointer, message };
      }
      if (!owner || what === OLD) owners.set(name, claim);
      if (files.includes(`/${name}`)) {
        const message = `The build writes ${route} into the file ${name}, and the folder ${path.basename(publicDir)} has a file of that name. Rename that file.`;
        yield { file: page.file, pointer, message };
      } else if (what === OLD && (MADE.test(route) || files.some((file) => `${route}/`.startsWith(`${file}/`)))) {
        const message = `${route} cannot be ${OLD} of this page: a file of the site is there. Remove it from the list.`;
        yield { file: page.file, pointer, message };
      }
    }
  },
  *"routes/duplicate"({ pages }) {
    const owners = new Map<string, Claim>();
    for (const claim of claimsOf(pages).filter(({ what }) => what !== OLD)) {
      const { route, name, page, pointer } = claim;
      const other = owners.get(name);
      if (!other) owners.set(name, claim);
      // The schema reports duplicates in one list of aliases.
      if (!other || route === "" || (other.page === page && other.what === ALIAS)) continue;
      const owner = other.page === page ? "this page's own address" : `${other.what} of ${other.page.file}`;
      yield { file: page.file, pointer, message: `${route} is already ${owner}. Remove one of them.` };
    }
  },
} satisfies Rules;

type Claim = ReturnType<typeof claimsOf>[number];

/** The addresses that pages claim, each with the name of its file and as what: current ones first, then old ones. */
function claimsOf(pages: PageContent[]) {
  const named = <Claimed extends { route: string }>(claim: Claimed) => ({
    ...claim,
    name: claim.route && fileOfAddress(claim.route),
  });
  const served = [...servedRoutes({ pages })].map(({ alias, ...address }) =>
    named({ ...address, pointer: alias ?? "", what: alias ? ALIAS : "the address" }),
  );
  const old = pages.flatMap((page) =>
    redirectsOf(page).map((route, index) => named({ route, page, pointer: `/redirectFrom/${index}`, what: OLD })),
  );
  return [...served, ...old];
}
