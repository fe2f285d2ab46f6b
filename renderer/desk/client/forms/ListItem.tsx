import type { ReactNode } from "react";
import { isGroup } from "../../../base/groups";
import { childPointer } from "../../../base/pointer";
import type { Field } from "../../protocol/forms";
import { Thumbnail } from "../common/marks";
import { type FieldProps, type FormAccess, useForm } from "../inputs/formAccess";
import { EntryActions, type EntryActionsProps } from "./EntryActions";

interface ListItemProps extends FieldProps {
  index: number;
  /** Its first text. */
  title: string;
  /** Where it leads, if it is a link. */
  target: string | undefined;
  /** The name of its picture. */
  picture: unknown;
  actions: EntryActionsProps;
}

/** One entry of a list: its fields unfold below its title, and a list in it that is part of a tree is below them. */
export function ListItem(props: ListItemProps): ReactNode {
  const { index, title, target, picture, actions, field, pointer, value } = props;
  const { FieldOf } = useForm();
  const valueIn = (name: string) => (isGroup(value) ? value[name] : undefined);
  const below = (field.fields ?? []).filter(({ isTree, name }) => isTree && valueIn(name) !== undefined);
  const own = { ...field, fields: field.fields?.filter((one) => !below.includes(one)) } as Field;
  return (
    <>
      <details className="entry">
        <summary>
          <span className="note">{`${index + 1}. `}</span>
          {typeof picture === "string" && picture !== "" && <Thumbnail of={picture} />}
          {title || actions.name}
          {target && <span className="note">{` ${target}`}</span>}
        </summary>
        <div className="row actions">
          <EntryActions {...actions} />
        </div>
        <FieldOf field={own} pointer={pointer} value={value} />
      </details>
      {below.map((one) => (
        <FieldOf key={one.name} field={one} pointer={childPointer(pointer, one.name)} value={valueIn(one.name)} />
      ))}
    </>
  );
}

/** Where a link leads, with its facts filled in; undefined for what is no link. */
export function targetOf(item: unknown, pointer: string, factsAt: FormAccess["factsAt"]): string | undefined {
  const { to } = isGroup(item) ? item : {};
  return typeof to === "string" ? (factsAt(childPointer(pointer, "to"))?.filled ?? to) : undefined;
}

/** Values such as a path or a choice, which do not tell one entry from another. */
const NO_WORDS = /^(?:icon|src|to|tone|focus)$/;

/** What tells an entry from others: its first text, number or list of texts, with its facts filled in. */
export function titleOf(item: unknown, pointer: string, factsAt: FormAccess["factsAt"]): string {
  if (typeof item !== "object" || item === null) return factsAt(pointer)?.filled ?? String(item ?? "");
  const [name, words] = Object.entries(item).find(([key, one]) => isWords(one) && !NO_WORDS.test(key)) ?? [];
  if (name === undefined) return "";
  const title = factsAt(childPointer(pointer, name))?.filled ?? [words].flat().join(", ");
  // Days are told apart by their hours, too.
  const times = Object.values(item).filter((one) => typeof one === "string" && /^\d\d:\d\d$/.test(one));
  return times.length > 0 && !times.includes(words) ? `${times.join(" to ")}, ${title}` : title;
}

const isWords = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every((one) => typeof one === "string")
    : typeof value === "string" || typeof value === "number";
