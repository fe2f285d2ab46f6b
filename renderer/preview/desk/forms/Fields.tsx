import type { ReactNode } from "react";
import { child } from "../../../content/pointer";
import type { InputKind } from "../../fields/fieldKind";
import type { Field } from "../../fields/fieldsOf";
import { FieldRow } from "./FieldRow";
import { GroupField } from "./GroupField";
import { ListField } from "./ListField";
import { NamesField } from "./NamesField";

interface FieldsProps {
  fields: Field[];
  /** Of the group that has them. */
  pointer: string;
  data: Record<string, unknown>;
}

/** The fields of a group, in the order of the schema. */
export function Fields({ fields, pointer, data }: FieldsProps): ReactNode {
  const show = (field: Field) => (
    <FieldOf key={field.name} field={field} pointer={child(pointer, field.name)} value={data[field.name]} />
  );
  const isTime = ({ kind, required }: Field) => kind === "moment" && !required;
  const times = fields.filter(isTime);
  return (
    <>
      {fields.filter((field) => !isTime(field)).map(show)}
      {times.length > 0 && (
        // Every entry of every list may have a time, and few have one.
        <details className="more" open={times.some(({ name }) => data[name] !== undefined)}>
          <summary>When it is shown</summary>
          {times.map(show)}
        </details>
      )}
    </>
  );
}

/** A field of any kind. */
export function FieldOf({ field, pointer, value }: { field: Field; pointer: string; value: unknown }): ReactNode {
  if (field.kind === "group") return <GroupField {...{ field, pointer, value }} />;
  if (field.kind === "list") return <ListField {...{ field, pointer, value }} />;
  if (field.kind === "names") return <NamesField {...{ field, pointer, value }} />;
  return <FieldRow {...{ pointer, value }} field={field as Field & { kind: InputKind }} />;
}
