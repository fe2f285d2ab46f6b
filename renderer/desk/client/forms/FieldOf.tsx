import type { ReactNode } from "react";
import type { InputKind } from "../../server/fields/fieldKind";
import type { Field } from "../../server/fields/fieldsOf";
import { FieldRow } from "./FieldRow";
import { GroupField } from "./GroupField";
import { ListField } from "./ListField";
import { NamesField } from "./NamesField";
import type { FieldProps } from "./useForm";

/** A field of any kind. */
export function FieldOf({ field, pointer, value }: FieldProps): ReactNode {
  if (field.kind === "group") return <GroupField {...{ field, pointer, value }} />;
  if (field.kind === "list") return <ListField {...{ field, pointer, value }} />;
  if (field.kind === "names") return <NamesField {...{ field, pointer, value }} />;
  if (Array.isArray(value))
    return <p className="note">{`${field.label} changes on a day: its days are in the file.`}</p>;
  return <FieldRow {...{ pointer, value }} field={field as Field & { kind: InputKind }} />;
}
