import { groupBy } from "../../../base/groups";
import { oncePerKey } from "../../../base/once";
import { namesIn, placeholdersIn } from "../../../base/placeholders";
import { childPointer, valueAt } from "../../../base/pointer";
import { collectFacts } from "../../../content/facts/collectFacts";
import { nameInSite, usedNames } from "../../../content/facts/usedNames";
import { writtenIn } from "../../../content/model/languages";
import { oncePerFile } from "../../../content/model/oncePerFile";
import {
  type ContentFile,
  type PageContent,
  type SiteContent,
  type SiteFile,
  titleOf,
  varsOf,
} from "../../../content/model/siteContent";
import type { FactSource } from "../../protocol/forms";

/** The facts in a text as it is written, in their order. */
export function factSources(page: ContentFile, written: string, content: SiteContent): FactSource[] {
  const { site } = content;
  const vars = varsOf(page);
  const here = content.pages
    .filter(({ file }) => file === page.file || content.rows?.get(file)?.template === page.file)
    .map(shown);
  return placeholdersIn(written).flatMap(({ piece, name, isClosed }): FactSource[] => {
    if (!isClosed) return [];
    if (Object.hasOwn(vars, name)) {
      const value = String(valueAt(page.data, `/vars/${name}`) ?? vars[name]);
      return [{ piece, name, value, file: page.file, pointer: `/vars/${name}`, direct: true, pages: here }];
    }
    const column = /^row\.(.+)$/.exec(name)?.[1];
    if (column !== undefined) return cellSource(page, piece, column, content);
    const named = nameInSite(name, page.source);
    const fact = site && factsIn(site).facts.get(named);
    if (!fact) return [];
    const value = content.facts.get(named) ?? "";
    const file = writtenIn(content, fact.pointer)?.file ?? site.file;
    return [{ piece, name: named, value, file, ...fact, pages: pagesSaying(content)(named) }];
  });
}

/** A cell of the row that makes a page, by the name of its column. */
function cellSource(page: ContentFile, piece: string, column: string, { pages, rows }: SiteContent): FactSource[] {
  const own = pages.find(({ route }) => route === (page as Partial<PageContent>).route);
  const row = own && rows?.get(own.file);
  if (!row) return [];
  const place = { file: row.table, pointer: childPointer(childPointer("/rows", row.index), column), direct: true };
  return [{ piece, name: `row.${column}`, value: row.values[column] ?? "", ...place, pages: [shown(own)] }];
}

const shown = (page: PageContent) => ({ route: page.route, title: titleOf(page) });

type Known = {
  facts: Map<string, { pointer: string; direct: boolean }>;
  /** A fact with all facts that use it, directly or indirectly. */
  dependents: (name: string) => Set<string>;
};

/** Computed once for each version of site.yaml. */
const factsIn = oncePerFile((site: SiteFile): Known => {
  const source = site.source as Record<string, unknown> | undefined;
  const raw = source ? [...collectFacts(source)] : [];
  return {
    facts: new Map(
      raw.map(({ name, pointer, value }) => [name, { pointer, direct: String(valueAt(source, pointer)) === value }]),
    ),
    dependents: oncePerKey((name) => withDependents(name, raw)),
  };
});

/** By name: the indexes of the pages that use it as a fact. */
const usersIn = oncePerFile(({ pages }: SiteContent) => {
  const uses = pages.flatMap((page, index) => {
    const own = varsOf(page);
    return usedNames(page).flatMap((name) => (Object.hasOwn(own, name) ? [] : { name, index }));
  });
  return groupBy(uses, ({ name }) => name);
});

/** The pages that use a fact, directly or by other facts, in their order. */
const pagesSaying = oncePerFile((content: SiteContent) =>
  oncePerKey((name: string) => {
    const names = content.site ? factsIn(content.site).dependents(name) : [];
    return [...new Set([...names].flatMap((one) => usersIn(content).get(one) ?? []).map(({ index }) => index))]
      .sort((one, other) => one - other)
      .map((index) => shown(content.pages[index] as PageContent));
  }),
);

/** A fact with all facts that use it, directly or indirectly, or are derived from the same place. */
function withDependents(name: string, raw: { name: string; value: string; pointer: string }[]): Set<string> {
  const pointer = raw.find((fact) => fact.name === name)?.pointer;
  const names = new Set([name, ...raw.filter((fact) => fact.pointer === pointer).map((fact) => fact.name)]);
  for (let size = 0; size < names.size; ) {
    size = names.size;
    for (const fact of raw) {
      if (namesIn(fact.value).some((used) => names.has(used))) names.add(fact.name);
    }
  }
  return names;
}
