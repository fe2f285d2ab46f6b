import { parse } from "yaml";
import { attempt } from "../../../base/attempt.mjs";
import { isGroup } from "../../../base/groups";
import { hasPlaceholder } from "../../../base/placeholders";
import { childPointer, pointerSteps, valueAt } from "../../../base/pointer";
import type { Problem } from "../../../base/problem";
import { searchLengths } from "../../../base/values/writing";
import { collectionOf } from "../../../content/model/collections";
import type { ContentFile, PageContent, SiteContent } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { blockSchema, followRef } from "../../../content/schema/siteSchema";
import { englishName } from "../../../languages/languageIn";
import type { JsonSchema } from "../../../schema/jsonSchema";
import type { Field, FilledIn, FormProblem, PageForm } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";
import { textRepairsOf } from "../problems/repair";
import { entryFields } from "./entryFields";
import { factSources } from "./factSources";
import { fieldsOf } from "./fieldsOf";
import { withOwnExamples } from "./ownExamples";

/** The maximum of problems in a form: all of them are in the desk's list. */
const MOST_PROBLEMS = 100;

/**
 * The form of a part of a page as its file is now.
 *
 * @param page a page, site.yaml, a `site.es.yaml`, or a `_collection.yaml`, with the content of its language
 * @param pointer of a block as the file is written, such as `/blocks/2`; empty for the settings of the page, and for
 *   all of site.yaml
 * @returns undefined if the page has no such part, or its YAML is broken
 */
export function pageForm(
  page: ContentFile,
  content: SiteContent,
  problems: Problem[],
  pointer: string,
  hash: string,
): PageForm | undefined {
  const isSite = page === content.site;
  const isOver = isSite && content.site?.own !== undefined;
  const written = attempt(() => (parse(page.text) ?? (isOver ? {} : undefined)) as unknown);
  const holder = valueAt(written, pointer);
  if (!isGroup(holder)) return undefined;
  const isPage = "route" in page && !("folder" in page);
  const schema = pointer ? blockSchema(holder) : definitionOf(page);
  if (!schema) return undefined;
  const { blocks: _blocks, ...settings } = holder;
  const data = pointer ? holder : settings;
  const shown = isSite && !pointer ? ofKind(schema, holder) : schema;
  const own = pointer || !isPage ? [] : ["blocks", "draft", ...onlyWritten(schema, holder)];
  const all = withOwnExamples(fieldsOf(shown, own), content);
  const known = isOver ? fieldsOver(all, content.whole?.site?.source) : withChoices(all, schema, holder, content);
  const collection = isPage ? collectionOf(page as PageContent, content.collections) : undefined;
  const fields = pointer || !isPage ? known : entryFields(known, holder, collection, content).map(withLengths);
  return {
    file: nameIn(content.imagesRootName, page.file),
    hash,
    pointer,
    data,
    description:
      pointer || !isPage
        ? (schema.desk?.help ?? schema.description ?? "")
        : "What search engines, cards and other pages say of this page.",
    fields,
    facts: Object.fromEntries(factsIn(data, pointer, page, content)),
    languages: isSite ? languagesWritten(content.whole ?? content) : [],
    problems: problemsIn(problems, page, pointer, content),
  };
}

/** The definition of the schema for a file of the content. */
function definitionOf(file: ContentFile) {
  const name = "folder" in file ? "Collection" : "route" in file ? "Page" : "Site";
  return followRef({ $ref: `#/definitions/${name}` }).schema;
}

/** The names of properties that a form only has where they are written: few pages need them. */
const onlyWritten = ({ properties = {} }: JsonSchema, data: object): string[] =>
  Object.entries(properties).flatMap(([name, { desk }]) => (desk?.only === "written" && !(name in data) ? name : []));

/** The languages that have a file with their texts beside site.yaml. */
const languagesWritten = ({ translations = [] }: SiteContent) =>
  translations
    .filter(({ site }) => site.text !== "")
    .map(({ language }) => ({ code: language, name: englishName("language", language) }));

/** Fields with what only the site knows: the entries to choose one of. Without any, a field that is empty is left out. */
function withChoices(fields: Field[], { properties }: JsonSchema, data: object, { site }: SiteContent): Field[] {
  return fields.flatMap((field): Field[] => {
    const list = properties?.[field.name]?.desk?.choices;
    if (list === undefined) return [field];
    const entries = valueAt(site?.data, list);
    const choices = (Array.isArray(entries) ? entries : [])
      .filter(isGroup)
      .map(({ id, name }) => ({ value: String(id), label: String(name ?? id) }));
    return choices.length > 0 || field.name in data ? [{ ...field, kind: "choice", choices }] : [];
  });
}

function withLengths(field: Field): Field {
  const [least, most] = searchLengths(field.name) ?? [];
  return least === undefined || most === undefined ? field : { ...field, least, most, isSearched: true };
}

function* factsIn(
  data: unknown,
  pointer: string,
  page: ContentFile,
  content: SiteContent,
): Generator<[string, FilledIn]> {
  if (typeof data === "string") {
    if (hasPlaceholder(data))
      yield [pointer, { filled: filledAt(page, pointer), facts: factSources(page, data, content) }];
  } else if (typeof data === "object" && data !== null) {
    for (const [key, value] of Object.entries(data)) yield* factsIn(value, childPointer(pointer, key), page, content);
  }
}

/** A value with its facts filled in, by its place in the file as it is written. */
function filledAt({ timed, data }: ContentFile, pointer: string): string {
  return String(valueAt(timed?.data ?? data, pointer) ?? "");
}

function problemsIn(problems: Problem[], page: ContentFile, pointer: string, content: SiteContent): FormProblem[] {
  return problems
    .filter(({ file }) => file === page.file)
    .filter(({ pointer: at }) => (pointer ? at.startsWith(`${pointer}/`) : at && pointerSteps(at)[0] !== "blocks"))
    .slice(0, MOST_PROBLEMS)
    .map((problem) => {
      const { severity, message, pointer: at } = problem;
      return { severity, message, pointer: at, repairs: textRepairsOf(page, problem, content) };
    });
}

/**
 * The schema of site.yaml as a business of its kind needs it: without the properties that only another kind has, unless
 * they are written, and with those that it has to have as required.
 *
 * @param data of site.yaml as written
 */
function ofKind(site: JsonSchema, data: unknown): JsonSchema {
  const { properties = {} } = site;
  const { schema: business } = followRef(properties.business ?? {});
  const kind = valueAt(data, "/business/kind") ?? business.properties?.kind?.default;
  const written = valueAt(data, "/business");
  const isShown = (name: string, property: JsonSchema) =>
    !property.ofKind || property.ofKind === kind || (isGroup(written) && Object.hasOwn(written, name));
  const own = Object.entries(business.properties ?? {}).filter(([name, property]) => isShown(name, property));
  const needed = business.if?.properties?.kind?.const === kind ? (business.then?.required ?? []) : [];
  const required = [...(business.required ?? []), ...needed];
  return {
    ...site,
    properties: { ...properties, business: { ...business, required, properties: Object.fromEntries(own) } },
  };
}

/**
 * The fields of a `site.es.yaml`, of those of site.yaml: the words that are written there, in the same groups. Each may
 * be left out, and is then as there, which its description says; a list is written whole.
 *
 * @param said what site.yaml says in their place
 */
function fieldsOver(fields: Field[], said: unknown): Field[] {
  return fields.flatMap((field): Field[] => {
    const value = isGroup(said) ? said[field.name] : undefined;
    if (value === undefined) return [];
    const inner = innerOf(field, value);
    if (inner) {
      const own = fieldsOver(inner, value);
      const { item: _, ...group } = field;
      return own.length > 0 ? [{ ...group, kind: "group", required: false, fields: own }] : [];
    }
    if (field.kind === "list") return field.item && hasWords(field.item) ? [{ ...field, required: false }] : [];
    const isThere = hasWords(field) && /\p{L}{2}/u.test(String(value));
    return isThere ? [{ ...field, required: false, description: `In the main language: ${value}` }] : [];
  });
}

/** The fields inside a group, or under the names that site.yaml has: there are no others in another language. */
function innerOf({ kind, fields, item }: Field, value: unknown): Field[] | undefined {
  if (kind === "group") return fields ?? [];
  if (kind !== "names" || !item || !isGroup(value)) return undefined;
  return Object.keys(value).map((name) => ({ ...item, name, label: inWords(name) }));
}

/** Whether a field, or one inside it, takes words: a text that has a form, such as a phone number, is no words. */
const hasWords = ({ kind, pattern, fields = [], item }: Field): boolean =>
  kind === "line" ||
  kind === "longText" ||
  (kind === "text" && pattern === undefined) ||
  fields.some(hasWords) ||
  (item !== undefined && hasWords(item));
