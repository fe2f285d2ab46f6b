import { addressesIn } from "../load/publicFiles";
import { nearest } from "../nearest";
import { findingsAt, type Rules } from "../rule";
import { internalLinksOf } from "../site/links";
import { NOT_FOUND, routeTable } from "../site/routes";

export default {
  "links/unknown-page"(site) {
    const routes = routeTable(site);
    const files = addressesIn(site.publicDir);
    return findingsAt(internalLinksOf(site), ({ route }) => {
      if (route === "" || routes.has(route) || files.has(route)) return undefined;
      if (route === NOT_FOUND) {
        return "The not-found page is shown by itself; nothing can link to it. Link to another page, such as /.";
      }
      const wanted = route.replace(/\.(?:ya?ml|html?)$/, "");
      const suggestion = nearest(wanted, routes.keys()) ?? longer(wanted, [...routes.keys()]);
      const hint = suggestion ? `Did you mean ${suggestion}?` : "A page's address is its file name without .yaml.";
      return { message: `There is no page ${route}. ${hint}`, suggestion };
    });
  },
} satisfies Rules;

/** The one address that starts as this one does: `/dematting-baths` for `/dematting-baths-fredericksburg`. */
function longer(wanted: string, routes: string[]): string | undefined {
  const found = routes.filter((route) => wanted.length >= 4 && route.startsWith(wanted));
  return found.length === 1 ? found[0] : undefined;
}
