import { collectFacts } from "../../content/load/facts/collectFacts";
import { usedNames } from "../../content/load/facts/usedNames";
import { valueAt } from "../../content/pointer";
import { type ContentFile, type PageContent, type SiteContent, titleOf } from "../../content/siteContent";

/** A `${…}` of a text, and where what it says is written. */
export interface FactSource {
  /** As written, such as `${business.phone|tel}`. */
  piece: string;
  name: string;
  value: string;
  /** The file and the place that say it. */
  file: string;
  pointer: string;
  /** Whether a change there changes just this: false for what is derived, such as the opening hours in words. */
  direct: boolean;
  /** The pages that say it, this one among them; only this one for a name of its own. */
  pages: { route: string; title: string }[];
}

const PIECE = /\$\{\s*([\w.-]+)\s*(?:\|[^{}]*)?\}/g;

/** The facts in a text as it is written, in their order. */
export function factSources(page: ContentFile, written: string, content: SiteContent): FactSource[] {
  const { facts, users } = factsOf(content);
  const own = (page.source as { vars?: Record<string, unknown> } | undefined)?.vars ?? {};
  const here = content.pages.filter(({ file }) => file === page.file).map(shown);
  return Array.from(written.matchAll(PIECE)).flatMap(([piece, name = ""]): FactSource[] => {
    if (Object.hasOwn(own, name)) {
      const value = String(valueAt(page.data, `/vars/${name}`) ?? own[name]);
      return [{ piece, name, value, file: page.file, pointer: `/vars/${name}`, direct: true, pages: here }];
    }
    const fact = facts.get(name);
    if (!fact || !content.site) return [];
    const { pointer, direct } = fact;
    const value = content.facts.get(name) ?? "";
    return [{ piece, name, value, file: content.site.file, pointer, direct, pages: users(name) }];
  });
}

const shown = (page: PageContent) => ({ route: page.route, title: titleOf(page) });

type Known = {
  facts: Map<string, { pointer: string; direct: boolean }>;
  users: (name: string) => FactSource["pages"];
};

const known = new WeakMap<SiteContent, Known>();

function factsOf(content: SiteContent): Known {
  const before = known.get(content);
  if (before) return before;
  const source = content.site?.source as Record<string, unknown> | undefined;
  const raw = source ? [...collectFacts(source)] : [];
  const facts = new Map(
    raw.map(({ name, pointer, value }) => [name, { pointer, direct: String(valueAt(source, pointer)) === value }]),
  );
  const usersByName = new Map<string, FactSource["pages"]>();
  const users = (name: string) => {
    const found = usersByName.get(name) ?? findUsers(name);
    usersByName.set(name, found);
    return found;
  };
  const findUsers = (name: string) => {
    const names = withDependents(name, raw);
    return content.pages
      .filter((page) => {
        const own = (page.source as { vars?: object } | undefined)?.vars ?? {};
        return usedNames(page).some((used) => names.has(used) && !Object.hasOwn(own, used));
      })
      .map(shown);
  };
  const found = { facts, users };
  known.set(content, found);
  return found;
}

/** A fact with all facts that say it in turn, or are derived from the same place. */
function withDependents(name: string, raw: { name: string; value: string; pointer: string }[]): Set<string> {
  const pointer = raw.find((fact) => fact.name === name)?.pointer;
  const names = new Set([name, ...raw.filter((fact) => fact.pointer === pointer).map((fact) => fact.name)]);
  for (let size = 0; size < names.size; ) {
    size = names.size;
    for (const fact of raw) {
      if (Array.from(fact.value.matchAll(PIECE)).some(([, used = ""]) => names.has(used))) names.add(fact.name);
    }
  }
  return names;
}
