import { hunksOf } from "../../base/hunks";
import { holderOf } from "../../base/pointer";
import { contentIn, contentsIn } from "../../content/model/languages";
import { isDraft, type PageContent, type SiteContent, type TypedValue } from "../../content/model/siteContent";
import { isWords, walkStrings } from "../../content/pages/walkTyped";
import { languageOf } from "../built/wordsAndValues";
import type { VisitorChange } from "../change";
import { cut, type Difference, valueDifference } from "../compare/difference";
import { textDifferences } from "../compare/texts";
import { routesInWords } from "../format/inWords";

type Reported = Omit<VisitorChange, "routes" | "where">;

/** The maximum of listed changes: a longer list would not be read. */
export const MOST_CHANGES = 200;

/**
 * What visitors will see of a change of the content, derived from the texts of the pages with facts filled in, without
 * rendering. The report of `npm run diff`, which compares built sites, also knows what follows from it.
 *
 * @param before the site as it is
 * @param after the site as it would be, with the same objects for unchanged pages
 */
export function visitorChanges(before: SiteContent, after: SiteContent): VisitorChange[] {
  const language = languageOf((after.site?.data as { language?: string } | undefined)?.language ?? null);
  const found = new Map<string, Reported & { routes: Set<string> }>();
  const note = (change: Reported, route?: string) => {
    const key = JSON.stringify([change.kind, change.before, change.after]);
    const known = found.get(key) ?? { ...change, routes: new Set() };
    found.set(key, known);
    if (route) known.routes.add(route);
  };
  const [old, fresh] = [byRoute(before), byRoute(after)];
  for (const route of [...new Set([...fresh.keys(), ...old.keys()])].sort()) {
    const [was, is] = [old.get(route), fresh.get(route)];
    // With its route in it, each page is a change of its own.
    if (!was) note({ kind: "route-added", what: "new page", after: route }, route);
    else if (!is) note({ kind: "route-removed", what: "page that is gone", before: route }, route);
    else if (was !== is) for (const change of between("Page", was.data, is.data, language)) note(change, route);
  }
  // What another language has of site.yaml is the same change.
  for (const one of contentsIn(after)) {
    const old = contentIn(before, one.language);
    for (const change of between("Site", old.site?.data, one.site?.data, language)) note(change);
  }
  return [...found.values()].map(({ routes, ...change }) => {
    const all = { ...change, routes: [...routes] };
    return { ...all, where: routesInWords(all) };
  });
}

const byRoute = ({ pages }: SiteContent): Map<string, PageContent> =>
  new Map(pages.filter((page) => !isDraft(page)).map((page) => [page.route, page]));

/** The differences between two versions of a file's data. */
function between(definition: "Page" | "Site", before: unknown, after: unknown, language: string): Reported[] {
  const [old, fresh] = [before, after].map((data) => walkStrings(definition, data).filter(isOwn)) as [
    TypedValue[],
    TypedValue[],
  ];
  const keys = (values: TypedValue[]) => values.map(({ kind, value }) => `${kind} ${value}`);
  const [gone, came]: [TypedValue[], TypedValue[]] = [[], []];
  const found: Reported[] = [];
  for (const hunk of hunksOf(keys(old), keys(fresh))) {
    const left = old.slice(...hunk.before);
    for (const value of fresh.slice(...hunk.after)) {
      const at = left.findIndex(({ kind }) => kind === value.kind);
      const [was] = at < 0 ? [] : left.splice(at, 1);
      if (was) found.push(...differences(was, value, language));
      else came.push(value);
    }
    gone.push(...left);
  }
  const added = came.filter((value) => {
    const at = gone.findIndex((other) => other.kind === value.kind && other.value === value.value);
    // A value that only moved.
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  const seenOf = (values: TypedValue[]) => values.filter((one) => !isOfLabel(one, values));
  found.push(
    ...seenOf(added).map((value) => ({ ...nameOf(value), after: cut(asRead(value)) })),
    ...seenOf(gone).map((value) => ({ ...nameOf(value), before: cut(asRead(value)) })),
  );
  const isOther = found.length === 0 && ownOf(before) !== ownOf(after);
  return isOther ? [{ kind: "markup", what: "order or look" }] : found;
}

/** What pages say where they use it: their own texts are compared, with it filled in. */
const OF_PAGES = ["facts", "prices"];

const isOwn = ({ pointer }: TypedValue): boolean => !OF_PAGES.includes(pointer.split("/", 2)[1] ?? "");

/** The rest of a file's data, as one text. */
const ownOf = (data: unknown): string =>
  JSON.stringify({ ...(data as object), ...Object.fromEntries(OF_PAGES.map((name) => [name, undefined])) });

/** Whether a value is the address of a link whose words are listed, too: both are one change. */
const isOfLabel = ({ kind, pointer }: TypedValue, others: TypedValue[]): boolean =>
  kind === "Href" && others.some((other) => isWords(other.kind) && holderOf(other.pointer) === holderOf(pointer));

function differences(was: TypedValue, is: TypedValue, language: string): Reported[] {
  const name = nameOf(is);
  const isText = name.kind !== "link" && name.kind !== "picture";
  const read = isText ? textDifferences(asRead(was), asRead(is), { language, ...name }) : [];
  if (read.length > 0) return read.map(reported);
  const whole = isText && was.value.includes("](") ? ({ kind: "link", what: "link in a text" } as const) : name;
  return [reported(valueDifference(whole, was.value, is.value, language))];
}

/** A text as visitors read it: without the addresses of its links, and the marks of what is strong. */
const asRead = ({ kind, value }: TypedValue): string =>
  isWords(kind) ? value.replace(/\[([^[\]]{0,500})\]\([^()\s]{0,2000}\)/g, "$1").replaceAll("**", "") : value;

const reported = ({ kind, what, before, after, pieces }: Difference): Reported => ({
  kind,
  what,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
  ...(pieces && { pieces }),
});

function nameOf({ kind, pointer }: TypedValue): Pick<Reported, "kind" | "what"> {
  if (kind === "ImageSource") return { kind: "picture", what: "picture" };
  if (pointer === "/title" || pointer === "/description") {
    const name = pointer.slice(1) as "title" | "description";
    return { kind: name, what: name };
  }
  return isWords(kind)
    ? { kind: "words", what: "words" }
    : { kind: "link", what: kind === "Href" ? "link" : "setting" };
}
