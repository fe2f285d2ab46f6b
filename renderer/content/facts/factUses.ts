import { groupBy } from "../../base/groups";
import { hasPlaceholder, placeholdersIn } from "../../base/placeholders";
import { type ContentFile, filesOf, type SiteContent, varsOf } from "../model/siteContent";
import { withoutComments } from "../yaml/comments";
import { collectFacts } from "./collectFacts";
import { nameInSite } from "./usedNames";

/** A fact of site.yaml or a variant of one. */
interface FactUses {
  name: string;
  value: string;
  uses: { file: string; line: number }[];
}

/** Every fact of site.yaml and its variants, in order, with every `${…}` that uses it. */
export function factUses(site: SiteContent): FactUses[] {
  const source = site.site?.source as Record<string, unknown> | undefined;
  if (!source) return [];
  const used = groupBy(
    filesOf(site).flatMap((file) => [...usesIn(file)]),
    ({ name }) => name,
  );
  return [...collectFacts(source)].map(({ name }) => ({
    name,
    value: site.facts.get(name) ?? "",
    uses: (used.get(name) ?? []).map(({ file, line }) => ({ file, line })),
  }));
}

/** Every `${…}` of a file outside its comments, except the page's own `vars`, which take precedence over facts. */
function* usesIn({ file, text, source }: ContentFile): Generator<{ name: string; file: string; line: number }> {
  if (!hasPlaceholder(text)) return;
  const own = new Set(Object.keys(varsOf({ source })));
  for (const [index, line] of withoutComments(text).split("\n").entries()) {
    for (const { name, isClosed } of placeholdersIn(line)) {
      if (isClosed && !own.has(name)) yield { name: nameInSite(name, source), file, line: index + 1 };
    }
  }
}
