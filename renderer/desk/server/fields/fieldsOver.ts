import { isGroup } from "../../../base/groups";
import type { Field } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";

/**
 * The fields of a `site.es.yaml`, of those of site.yaml: the words that are written there, in the same groups. Each may
 * be left out, and is then as there, which its description says; a list is written whole.
 *
 * @param said what site.yaml says in their place
 */
export function fieldsOver(fields: Field[], said: unknown): Field[] {
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
