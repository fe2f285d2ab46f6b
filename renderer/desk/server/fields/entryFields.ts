import { isGroup } from "../../../base/groups";
import { valueAt } from "../../../base/pointer";
import { collectionIn, collectionOf, neededByKind, neededIn } from "../../../content/model/collections";
import type { CollectionFile, SiteContent } from "../../../content/model/siteContent";
import { followRef } from "../../../content/schema/siteSchema";
import type { Field } from "../../protocol/forms";

/** The names of the properties of a page by which a list shows it, by the schema of collections. */
export function entryNames(): string[] {
  const { properties = {} } = followRef({ $ref: "#/definitions/Collection" }).schema;
  const pages = followRef(properties.pages ?? {}).schema;
  return (pages.properties?.required?.items?.enum ?? []).map(String);
}

/** All kinds of collections, by the schema. */
const kinds = (): string[] =>
  (followRef({ $ref: "#/definitions/Collection" }).schema.properties?.kind?.enum ?? []).map(String);

/**
 * The fields of a page as its collection has them: what it needs, what may be said, and what its other pages say. A page
 * of no collection has only those that are written.
 */
export function entryFields(fields: Field[], written: unknown, file: CollectionFile | undefined, content: SiteContent) {
  const names = entryNames();
  const needed = file ? neededIn(file) : [];
  const kind = file && collectionIn(file).kind;
  const isWritten = (name: string) => isGroup(written) && Object.hasOwn(written, name);
  return fields.flatMap((field): Field[] => {
    const { name } = field;
    if (!names.includes(name)) return [field];
    if (!isWritten(name) && (!file || isOfOtherKind(name, kind))) return [];
    return [file ? asAllowed({ ...field, required: needed.includes(name) }, file, content) : field];
  });
}

/** Whether only collections of one kind need this, and this is another one: such as the day of an event in news. */
function isOfOtherKind(name: string, kind: string | undefined): boolean {
  const needing = kinds().filter((one) => neededByKind(one).includes(name));
  return needing.length === 1 && needing[0] !== kind;
}

function asAllowed(field: Field, file: CollectionFile, content: SiteContent): Field {
  const {
    enum: allowed,
    minLength: least,
    maxLength: most,
  } = Object(valueAt(file.data, `/pages/properties/${field.name}`)) as Record<string, unknown>;
  const lengths = {
    ...(typeof least === "number" && { least }),
    ...(typeof most === "number" && { most }),
  };
  if (Array.isArray(allowed)) {
    const choices = allowed.map((value) => ({ value: String(value), label: String(value) }));
    return { ...field, ...lengths, choices, ...(field.kind === "text" && { kind: "choice" as const }) };
  }
  // A sentence is no name that others share; one that several say is.
  const often = { words: 1, text: 2 } as Partial<Record<Field["kind"], number>>;
  const known = saidIn(field.name, file, content, often[field.kind] ?? Number.POSITIVE_INFINITY);
  return { ...field, ...lengths, ...(known.length > 0 && { known }) };
}

/** What at least so many pages of a collection say in one place, the most frequent first. */
function saidIn(name: string, file: CollectionFile, { pages, collections }: SiteContent, least: number): string[] {
  const counts = new Map<string, number>();
  for (const page of pages.filter((one) => collectionOf(one, collections) === file)) {
    for (const value of [valueAt(page.data, `/${name}`)].flat()) {
      if (typeof value === "string") counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const often = [...counts].filter(([, count]) => count >= least);
  return often.sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([value]) => value);
}
