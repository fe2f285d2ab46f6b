import { type ReactNode, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import { childPointer, parentPointer, valueAt } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import type { Field } from "../../protocol/forms";
import { Button } from "../common/Button";
import { focusOnce } from "../common/focus";
import { WhyRefused } from "../common/Problem";
import { type FieldProps, type FormAccess, useForm } from "../inputs/formAccess";
import { AddPictures } from "./AddPictures";
import { Draft } from "./Draft";
import { FieldGroup } from "./Fields";
import { ListItem, targetOf, titleOf } from "./ListItem";
import { SortableList, useItemKeys } from "./SortableList";

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
  const { items, keys, refused, changes } = useListChanges(form, { field, pointer, value }, setAdding);
  const { label, item } = field;
  if (!item) return null;
  const start = field.newFirst ? 0 : items.length;
  return (
    <FieldGroup field={field} pointer={pointer}>
      <SortableList
        label={label}
        keys={keys}
        onMove={changes.move}
        {...(field.isTree && { taking: { pointer, kind: item.label, onTake: changes.take } })}
        render={(index) => (
          <ListItem
            field={item}
            pointer={childPointer(pointer, index)}
            value={items[index]}
            index={index}
            picture={valueAt(items[index], "/src")}
            title={titleOf(items[index], childPointer(pointer, index), form.factsAt)}
            target={targetOf(items[index], childPointer(pointer, index), form.factsAt)}
            actions={{
              name: `${item.label.toLowerCase()} ${index + 1}`,
              first: index === 0 && !changes.beside(-1),
              last: index === items.length - 1 && !changes.beside(1),
              onMove: (by) => changes.step(index, by),
              onDuplicate: () => void changes.duplicate(index),
              onRemove: () => void changes.remove(index),
            }}
          />
        )}
      />
      <WhyRefused words={refused} />
      <NewItem
        form={form}
        item={item}
        pointer={pointer}
        adding={adding}
        setAdding={setAdding}
        at={start}
        add={(index, data) => changes.add(Math.min(index, items.length), [data])}
      />
      {!adding && (
        <AddPictures item={item} items={items} pointer={pointer} add={(entries) => changes.add(start, entries)} />
      )}
    </FieldGroup>
  );
}

/** The changes of a list, each with its words for people. */
function useListChanges(form: FormAccess, { field, pointer, value }: FieldProps, onAdding: (adding: Adding) => void) {
  const [refused, setRefused] = useState<string>();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const keys = useItemKeys(items);
  const entry = field.item?.label.toLowerCase() ?? "";
  const change = async (step: EditStep, words: string) => {
    const why = await form.change([step], words);
    setRefused(why);
    return why;
  };
  /** The list of the entry before or after the one that this list is in, where entries of both change places. */
  const beside = (by: -1 | 1) => {
    const holder = parentPointer(pointer);
    const at = `${childPointer(parentPointer(holder), Number(holder.split("/").at(-1)) + by)}/${field.name}`;
    const list = field.isTree && valueAt(form.data, at.slice(form.pointer.length));
    return Array.isArray(list) ? { at, length: list.length } : undefined;
  };
  const changes = {
    beside,
    step(index: number, by: -1 | 1) {
      if (items[index + by] !== undefined) return changes.move(index, index + by);
      const other = beside(by);
      if (other) void changes.take(pointer, index, by < 0 ? other.length : 0, other.at);
    },
    move: (from: number, to: number) =>
      void change(
        { do: "move", pointer: childPointer(pointer, from), to },
        `${entry} ${from + 1} moved to place ${to + 1}`,
      ),
    take: (list: string, from: number, to: number, into = pointer) =>
      void change({ do: "move", pointer: childPointer(list, from), to, into }, `${entry} moved to another list`),
    remove(index: number) {
      // Most lists must not be empty: remove the list with its last entry.
      const last = items.length === 1 && !field.required && (field.least ?? 0) > 0;
      return change(
        { do: "remove", pointer: last ? pointer : childPointer(pointer, index) },
        `${entry} ${index + 1} removed`,
      );
    },
    async duplicate(index: number) {
      const words = `${entry} ${index + 1} duplicated`;
      const why = await change({ do: "duplicate", pointer: childPointer(pointer, index) }, words);
      if (why === undefined) return;
      // For example, only one entry may have this name: it is changed before the copy is added.
      setRefused(undefined);
      onAdding({ index: index + 1, start: items[index], reason: why });
    },
    add(index: number, entries: PlainValue[]) {
      const inserted = entries.map((one, at): EditStep => ({ do: "insert", pointer, index: index + at, value: one }));
      const steps: EditStep[] = value === undefined ? [{ do: "add", pointer, value: entries }] : inserted;
      return form.change(steps, entries.length > 1 ? `${entries.length} entries added` : `${entry} added`);
    },
  };
  return { items, keys, refused, changes };
}

interface NewItemProps {
  form: FormAccess;
  item: Field;
  pointer: string;
  adding: Adding | undefined;
  setAdding: (adding: Adding | undefined) => void;
  /** Where a new entry is added. */
  at: number;
  add: (index: number, data: PlainValue) => Promise<string | undefined>;
}

/** The entry that is being filled in, or the button that begins one. */
function NewItem({ form, item, pointer, adding, setAdding, at, add }: NewItemProps) {
  const [added, setAdded] = useState(false);
  const entry = item.label.toLowerCase();
  if (!adding) {
    return (
      <Button
        ref={added ? focusOnce : undefined}
        onClick={() => setAdding({ index: at, start: linkToShown(form, item) })}
      >{`Add ${entry}`}</Button>
    );
  }
  const { index, start, begun = false, reason } = adding;
  return (
    <Draft
      key={index}
      field={item}
      pointer={childPointer(pointer, index)}
      keep={(value) => form.kept?.keep("entry", pointer, { value, index, name: `New ${entry}` })}
      start={start}
      begun={begun}
      reason={reason}
      add={(data) => add(index, data)}
      onClose={() => {
        form.kept?.drop("entry", pointer);
        setAdding(undefined);
        setAdded(true);
      }}
    />
  );
}

/** What a new link of a menu starts with: the page that is shown, if nothing that is written for all pages leads there. */
function linkToShown({ route, data, pointer }: FormAccess, { fields = [] }: Field): unknown {
  const isMenu = pointer === "" && fields.some(({ name }) => name === "to");
  return isMenu && !JSON.stringify(data).includes(`"${route}"`) ? { label: "", to: route } : undefined;
}

/** An entry that was begun and neither added nor left out. */
function begunAt({ kept: values }: FormAccess, pointer: string): Adding | undefined {
  const kept = values?.at("entry", pointer);
  return kept && { index: kept.index, start: kept.value, begun: true };
}
