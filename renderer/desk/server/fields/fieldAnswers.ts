import { contentIn } from "../../../content/model/languages";
import { writtenPage } from "../../../content/pages/writtenPage";
import type { ContentStore } from "../../../preview/contentStore";
import { type Answer, onGet } from "../request/readRequest";
import { choicesFor, type Drawn } from "./choices";
import { pageForm } from "./pageForm";

/**
 * Responds to the requests for the form of a page's settings or of a block (`/_desk/form?route=/about&pointer=/blocks/2`),
 * that of site.yaml (`/_desk/form?of=site`) or of what lies over it in a language (`&language=es`), that of a collection
 * (`/_desk/form?of=collection&route=/news`), and for what their fields can choose from (`/_desk/choices?route=/about`).
 *
 * @param show notes a text that the desk shows, and returns its hash
 */
export function fieldAnswers(store: ContentStore, drawn: Drawn, show: (text: string) => string): [string, Answer][] {
  const pageAt = (route: string) => store.fileAt(route || "/");
  return [
    onGet("form", (asked) => {
      const { content } = store;
      if (asked("of") === "collection") {
        const file = content?.collections?.find(({ folder }) => folder === asked("route"));
        return file && content && pageForm(file, content, store.problems.all, asked("pointer"), show(file.text));
      }
      const shown = asked("of") === "site" ? undefined : pageAt(asked("route"));
      const own = content && contentIn(content, shown ? shown.language : asked("language") || undefined);
      const found = asked("of") === "site" ? own?.site : shown;
      if (!found || !own) return null;
      const written = shown ? writtenPage(shown, own) : found;
      return pageForm(written, own, store.problems.all, asked("pointer"), show(written.text));
    }),
    onGet("choices", (asked) => {
      const [{ content }, found] = [store, pageAt(asked("route"))];
      return found && content && choicesFor(found, contentIn(content, found.language), drawn);
    }),
  ];
}
