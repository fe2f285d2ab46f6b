import path from "node:path";
import type { LastPages } from "../../../preview/codeError";
import type { ContentStore } from "../../../preview/contentStore";
import { renderHtml, type Serve, send } from "../../../preview/serve";
import type { PageWords, WordPlace } from "../../protocol/words";
import { type FrameForm, framed } from "./frames";
import { type FramedFile, wordsInFile } from "./pageWords";
import { bodyOf, placesIn } from "./places";

/**
 * Serves the texts of a page with their places in its HTML, as JSON; null if there is no such page.
 *
 * @param show notes a text that the desk shows, and returns its hash
 */
export function serveWords(store: ContentStore, last: LastPages, show: (text: string) => string): Serve {
  return async ({ pathname, searchParams }, response) => {
    if (pathname !== "/_desk/words") return false;
    const words = await pageWords(store, last, searchParams.get("route") ?? "/", show);
    response.setHeader("cache-control", "no-store");
    return send(response, "application/json", JSON.stringify(words));
  };
}

/** By file: all its texts, and how each could be framed last time, so that they are framed right at once. */
const formsOf = new Map<string, { all: string; forms: Map<number, FrameForm> }>();

async function pageWords(
  store: ContentStore,
  last: LastPages,
  address: string,
  show: (text: string) => string,
): Promise<PageWords | null> {
  const model = store.find(address)?.page;
  const shown = store.shown(address);
  const { content, site } = store;
  if (!model || !shown || !content || !site) return null;
  const { page, facts } = shown;
  const render = (framedPage = model, framedSite = site) => renderHtml(framedPage, framedSite, store.today, address);
  // The desk requests this just after the page itself.
  const served = bodyOf(last.of(address, store.version) ?? (await render()));
  const forms = new Map<number, FrameForm>();
  const places = new Map<number, WordPlace[]>();
  const form = (index: number) => forms.get(index) ?? "whole";
  const frameAll = () => {
    const own = framed("Page", page.data, model, 0, form);
    return { own, shared: framed("Site", facts.data, site, own.pointers.length, form) };
  };
  let { own, shared } = frameAll();
  const all = [...own.pointers, ...shared.pointers].join("\n");
  const known = formsOf.get(page.file);
  if (known?.all === all) {
    for (const [index, one] of known.forms) forms.set(index, one);
    ({ own, shared } = frameAll());
  }
  let found = placesIn(await render(own.model, shared.model), served);
  for (const [index, at] of found.places) places.set(index, at);
  for (const next of ["end", "none"] as const) {
    if (found.computed.size === 0) break;
    for (const index of found.computed) forms.set(index, next);
    ({ own, shared } = frameAll());
    found = placesIn(await render(own.model, shared.model), served);
    for (const [index, at] of found.places) places.set(index, at);
  }
  // Some places of a text can be right while a block computes with another, such as a link: frame it whole again.
  const right = [...forms].filter(([index]) => found.places.has(index) || !places.has(index));
  formsOf.set(page.file, { all, forms: new Map(right) });
  const at = (first: number) => (index: number) => places.get(first + index) ?? [];
  const files: FramedFile[] = [
    { file: page, pointers: own.pointers, placesOf: at(0) },
    { file: facts, pointers: shared.pointers, placesOf: at(own.pointers.length) },
  ];
  const names = files.map(({ file }) => path.posix.basename(file.file));
  const words = files.flatMap((file, index) => wordsInFile(file, names[index] ?? "", content));
  return {
    route: page.route,
    files: Object.fromEntries(
      files.map(({ file }, index) => [names[index], { hash: show(file.text), printed: file.file }]),
    ),
    // Of site.yaml, only the texts that this page shows.
    words: words.filter(({ file, places }) => file === names[0] || places.length > 0),
  };
}
