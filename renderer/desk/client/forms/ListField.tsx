import { type ReactNode, useState } from "react";
import type { PlainValue } from "../../../authoring/yaml/writtenValue";
import { child } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import { WhyRefused } from "../WhyRefused";
import { Draft } from "./Draft";
import { FieldGroup } from "./FieldGroup";
import { focusOnce } from "./focus";
import { ListItem } from "./ListItem";
import { SortableList } from "./SortableList";
import { titleOf } from "./titleOf";
import { type FieldProps, type FormAccess, useForm } from "./useForm";
import { useItemKeys } from "./useItemKeys";

interface Adding {
  index: number;
  start: unknown;
  /** Whether it was begun before the form was opened. */
  begun?: boolean;
  reason?: string;
}

/** The entries of a list: put in order, added, duplicated and removed. */
export function ListField({ field, pointer, value }: FieldProps): ReactNode {
  const form = useForm();
  const [adding, setAdding] = useState<Adding | undefined>(() => begunAt(form, pointer));
  const [added, setAdded] = useState(false);
  const [refused, setRefused] = useState<string>();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const keys = useItemKeys(items);
  const { label, required, item } = field;
  if (!item) return null;
  const entry = item.label.toLowerCase();
  const change = async (step: EditStep, words: string) => {
    const why = await form.change([step], words);
    setRefused(why);
    return why;
  };
  const titleAt = (index: number) => titleOf(items[index], child(pointer, index), form.factsAt);
  const entryName = (index: number) => `${entry} ${index + 1}`;
  const remove = (index: number) => {
    // Most lists must not be empty: remove the list with its last entry.
    const last = items.length === 1 && !required && (field.least ?? 0) > 0;
    return change({ do: "remove", pointer: last ? pointer : child(pointer, index) }, `${entryName(index)} removed`);
  };
  const duplicate = async (index: number) => {
    const why = await change({ do: "duplicate", pointer: child(pointer, index) }, `${entryName(index)} duplicated`);
    if (why === undefined) return;
    // For example, only one entry may have this name: it is changed before the copy is added.
    setRefused(undefined);
    setAdding({ index: index + 1, start: items[index], reason: why });
  };
  const move = (from: number, to: number) =>
    void change({ do: "move", pointer: child(pointer, from), to }, `${entryName(from)} moved to place ${to + 1}`);
  const add = (index: number, data: PlainValue) =>
    form.change(
      [value === undefined ? { do: "add", pointer, value: [data] } : { do: "insert", pointer, index, value: data }],
      `${entry} added`,
    );
  return (
    <FieldGroup field={field} pointer={pointer}>
      <SortableList
        label={label}
        keys={keys}
        onMove={move}
        render={(index) => (
          <ListItem
            field={item}
            pointer={child(pointer, index)}
            value={items[index]}
            index={index}
            title={titleAt(index)}
            actions={{
              name: entryName(index),
              first: index === 0,
              last: index === items.length - 1,
              onMove: (by) => move(index, index + by),
              onDuplicate: () => void duplicate(index),
              onRemove: () => void remove(index),
            }}
          />
        )}
      />
      <WhyRefused words={refused} />
      {adding ? (
        <Draft
          key={adding.index}
          field={item}
          pointer={child(pointer, adding.index)}
          start={adding.start}
          begun={adding.begun ?? false}
          keep={form.entries && ((data) => form.entries?.keep(pointer, data, adding.index, `New ${entry}`))}
          reason={adding.reason}
          add={(data) => add(Math.min(adding.index, items.length), data)}
          onClose={() => {
            form.entries?.drop(pointer);
            setAdding(undefined);
            setAdded(true);
          }}
        />
      ) : (
        <button
          type="button"
          ref={added ? focusOnce : undefined}
          onClick={() => setAdding({ index: items.length, start: undefined })}
        >{`Add ${entry}`}</button>
      )}
    </FieldGroup>
  );
}

/** An entry that was begun and neither added nor left out. */
function begunAt({ entries }: FormAccess, pointer: string): Adding | undefined {
  const kept = entries?.at(pointer);
  return kept && { index: kept.index, start: kept.value, begun: true };
}
