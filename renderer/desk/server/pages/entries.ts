import { fileData } from "../../../authoring/csv/editCsv";
import type { FileChange } from "../../../authoring/fileChange";
import { addProperty, removeProperty } from "../../../authoring/yaml/editProperty";
import { CouldNotRun } from "../../../base/couldNotRun";
import { isGroup, type PlainValue } from "../../../base/groups";
import { childPointer } from "../../../base/pointer";
import { dayOfClock } from "../../../clock/clock";
import { collectionOf } from "../../../content/model/collections";
import type { CollectionFile, PageContent, SiteContent } from "../../../content/model/siteContent";
import { namesAt } from "../../../content/schema/schemaAt";
import { followRef } from "../../../content/schema/siteSchema";
import type { EntryForm } from "../../protocol/collections";
import type { Field } from "../../protocol/forms";
import { entryFields, entryNames } from "../fields/entryFields";
import { fieldsOf } from "../fields/fieldsOf";
import { withOwnExamples } from "../fields/ownExamples";

/** @throws CouldNotRun if there is none in this folder */
export function collectionAt(folder: string, { collections = [] }: SiteContent): CollectionFile {
  const found = collections.find((one) => one.folder === folder);
  if (!found) throw new CouldNotRun(`There is no collection ${folder} any more.`);
  return found;
}

/** What a new page of a collection is asked for. @param source the page that it is made from */
export function entryForm(file: CollectionFile, source: PageContent, content: SiteContent): EntryForm {
  const names = entryNames();
  const { schema } = followRef({ $ref: "#/definitions/Page" });
  const others = Object.keys(schema.properties ?? {}).filter((name) => !names.includes(name));
  const written = collectionOf(source, content.collections) === file ? source.source : undefined;
  const fields = entryFields(withOwnExamples(fieldsOf(schema, others), content), written, file, content);
  const today = dayOfClock(content.clock);
  return {
    fields,
    data: Object.fromEntries(fields.flatMap(({ name, kind }) => (kind === "day" ? [[name, today]] : []))),
  };
}

/**
 * A new page with the properties of its entry in place of those of the page that it was made from.
 *
 * @throws CouldNotRun in a sentence if something that the collection needs is missing
 */
export function withEntry<Change extends FileChange & { after: string }>(
  change: Change,
  form: EntryForm,
  entry: Record<string, PlainValue>,
): Change {
  const missing = form.fields.filter(({ name, required }) => required && isEmpty(entry[name]));
  const [first] = missing;
  if (first) throw new CouldNotRun(`${missing.map(({ label }) => label).join(", ")}: this is needed.`);
  const { file } = change;
  const given = form.fields.flatMap((field) => givenAs(field, entry));
  const data = fileData(file, change.after);
  const bare = entryNames()
    .filter((name) => isGroup(data) && Object.hasOwn(data, name))
    .reduce((text, name) => removeProperty(file, text, childPointer("", name)), change.after);
  const order = namesAt(file, data, "");
  const after = given.reduce(
    (text, [name, value]) => addProperty(file, text, childPointer("", name), value, order),
    bare,
  );
  return { ...change, after };
}

const givenAs = ({ name }: Field, entry: Record<string, PlainValue>): [string, PlainValue][] => {
  const value = entry[name];
  return value === undefined || isEmpty(value) ? [] : [[name, value]];
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (typeof value === "object" && Object.keys(value as object).length === 0);
