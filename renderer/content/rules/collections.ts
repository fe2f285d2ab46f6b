import { namesNear, nearestName } from "../../base/nearest";
import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { collectionIn, collectionName, collectionOf, neededIn } from "../model/collections";
import type { SiteContent } from "../model/siteContent";
import { isUnreadable } from "../pages/pageBlocks";
import { entryOf } from "../site/entries";
import { listsOf, partIn } from "../site/pageLists";
import { routeTable } from "../site/routes";

/** Folders of pages with a `_collection.yaml`, and the lists of them. */
export default {
  *"collections/unknown"({ pages, collections = [] }) {
    const names = collections.map(collectionName);
    for (const page of pages) {
      for (const { block, of } of listsOf(page)) {
        if (names.includes(of)) continue;
        const suggestion = nearestName(of, names);
        const known = names.length === 0 ? "This site has none." : `They are: ${namesNear(of, names)}.`;
        const hint = suggestion
          ? `Did you mean ${suggestion}?`
          : `${known} A folder becomes one by the file ${of}/_collection.yaml with the line collection: and its name.`;
        const message = `There is no collection ${of}. ${hint}`;
        yield { file: page.file, pointer: `/blocks/${block}/of`, message, ...(suggestion ? { suggestion } : {}) };
      }
    }
  },
  *"collections/two-long-lists"({ pages }) {
    for (const page of pages) {
      const [first, ...others] = listsOf(page).filter(({ further }) => further);
      for (const { block } of others) {
        const message = `A page has one list with further pages, and block ${(first?.block ?? 0) + 1} is that already. Remove this line.`;
        yield { file: page.file, pointer: `/blocks/${block}/furtherPages`, at: "key", message };
      }
    }
  },
  *"collections/address"(site) {
    const routes = routeTable(site);
    for (const page of site.pages) {
      const first = routes.get(partIn(page.route)?.route ?? "");
      if (!first || !listsOf(first).some(({ further }) => further)) continue;
      const message = `${page.route} is the address of a further page of the list on ${first.route}. Give this page another.`;
      yield { file: page.file, pointer: "/title", at: "key", message };
    }
  },
  *"collections/lacks"(site) {
    for (const { page, collection, needed } of inCollections(site)) {
      const { name } = collectionIn(collection);
      for (const line of needed.filter((line) => valueAt(entryOf(page), `/${line}`) === undefined)) {
        const message = `The pages of ${name} need the line "${line}", by ${collection.file}. Add it here.`;
        yield { file: page.file, pointer: "/title", at: "key", message };
      }
    }
  },
  *"collections/not-allowed"(site) {
    for (const { page, collection } of inCollections(site)) {
      const entry = entryOf(page);
      for (const name of ["author", "tags", "summary"] as const) {
        const schema = valueAt(collection.data, `/pages/properties/${name}`) as ValueSchema | undefined;
        if (!schema) continue;
        const values = [entry[name] ?? []].flat();
        for (const [index, value] of values.entries()) {
          const found = typeof value === "string" ? wrongIn(value, schema, collectionIn(collection).name) : undefined;
          const pointer = Array.isArray(entry[name]) ? `/${name}/${index}` : `/${name}`;
          if (found) yield { file: page.file, pointer, ...found };
        }
      }
    }
  },
} satisfies Rules;

interface ValueSchema {
  enum?: unknown;
  minLength?: unknown;
  maxLength?: unknown;
}

/** The pages of collections, each with the lines that it needs. */
function* inCollections({ pages, collections }: SiteContent) {
  for (const page of pages) {
    const collection = collectionOf(page, collections);
    if (collection && !isUnreadable(page)) yield { page, collection, needed: neededIn(collection) };
  }
}

function wrongIn(value: string, { enum: allowed, minLength, maxLength }: ValueSchema, collection: string) {
  const words = Array.isArray(allowed) ? allowed.map(String) : [];
  if (words.length > 0 && !words.includes(value)) {
    const suggestion = nearestName(value, words);
    const hint = suggestion ? `Did you mean "${suggestion}"?` : `Allowed are: ${namesNear(value, words)}.`;
    return { message: `"${value}" is not allowed in ${collection}. ${hint}`, ...(suggestion ? { suggestion } : {}) };
  }
  const count = [...value].length;
  if (typeof maxLength === "number" && count > maxLength)
    return { message: `This has ${count} characters, and in ${collection} at most ${maxLength} are allowed.` };
  if (typeof minLength === "number" && count < minLength)
    return { message: `This has ${count} characters, and in ${collection} at least ${minLength} are needed.` };
  return undefined;
}
