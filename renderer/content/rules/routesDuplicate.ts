import type { Rules } from "../rule";
import { type ServedRoute, servedRoutes } from "../site/routes";

export default {
  *"routes/duplicate"(site) {
    const first = new Map<string, ServedRoute>();
    for (const served of servedRoutes(site)) {
      const { route, page, alias } = served;
      const other = first.get(route);
      if (!other) {
        first.set(route, served);
        continue;
      }
      // The schema reports the same alias twice in one list.
      if (route === "" || (other.page === page && other.alias)) continue;
      const what = other.alias ? "an alias" : "the address";
      const owner = other.page === page ? "this page's own address" : `${what} of ${other.page.file}`;
      yield { file: page.file, pointer: alias ?? "", message: `${route} is already ${owner}. Take one of them away.` };
    }
  },
} satisfies Rules;
