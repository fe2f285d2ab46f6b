import { contentIn } from "../../../content/model/languages";
import { writtenPage } from "../../../content/pages/writtenPage";
import type { ContentStore } from "../../../preview/contentStore";
import { type Serve, send } from "../../../preview/serve";
import { choicesFor, type Drawn } from "./choices";
import { pageForm } from "./pageForm";
import { thumbnail } from "./thumbnail";

/**
 * Serves the form of a page's settings or of a block (`/_desk/form?route=/about&pointer=/blocks/2`), that of site.yaml
 * (`/_desk/form?of=site`) or of what lies over it in a language (`&language=es`), that of a collection
 * (`/_desk/form?of=collection&route=/news`), what their fields can choose from (`/_desk/choices?route=/about`), and small pictures
 * (`/_desk/thumbnail?name=/images/trim.svg`, `&size=large` for larger ones).
 *
 * @param show notes a text that the desk shows, and returns its hash
 */
export function serveFields(store: ContentStore, drawn: Drawn, show: (text: string) => string): Serve {
  return async ({ pathname, searchParams }, response) => {
    const { content } = store;
    const asked = (name: string) => searchParams.get(name) ?? "";
    const page = () => store.fileAt(asked("route") || "/");
    const json = (value: unknown) => {
      response.setHeader("cache-control", "no-store");
      return send(response, "application/json", JSON.stringify(value ?? null));
    };
    switch (pathname) {
      case "/_desk/form": {
        if (asked("of") === "collection") {
          const file = content?.collections?.find(({ folder }) => folder === asked("route"));
          return json(file && content && pageForm(file, content, store.problems, asked("pointer"), show(file.text)));
        }
        const shown = asked("of") === "site" ? undefined : page();
        const own = content && contentIn(content, shown ? shown.language : asked("language") || undefined);
        const found = asked("of") === "site" ? own?.site : shown;
        if (!found || !own) return json(null);
        const written = shown ? writtenPage(shown, own) : found;
        return json(pageForm(written, own, store.problems, asked("pointer"), show(written.text)));
      }
      case "/_desk/choices": {
        const found = page();
        return json(found && content && choicesFor(found, contentIn(content, found.language), drawn));
      }
      case "/_desk/thumbnail": {
        const small = content && (await thumbnail(content, asked("name"), asked("size")));
        if (!small) return send(response, "text/plain", "There is no such picture.\n", 404);
        response.setHeader("cache-control", "private, max-age=60");
        return send(response, "image/webp", small);
      }
      default:
        return false;
    }
  };
}
