import { type ReactNode, useId, useState } from "react";
import { isGroup } from "../../../base/groups";
import { childPointer } from "../../../base/pointer";
import { inWords, keyOf, withFacts } from "../../protocol/inWords";
import { Button } from "../common/Button";
import { WhyRefused } from "../common/Problem";
import { type FieldProps, textOfValue, useForm } from "../inputs/formAccess";
import { FieldGroup } from "./Fields";
import { titleOf } from "./ListItem";
import { useKept } from "./useKept";

/** Values under names that the person chooses, such as the names that a page may use in its texts. */
export function NamesField({ field, pointer, value }: FieldProps): ReactNode {
  const form = useForm();
  const { FieldOf } = form;
  const { unsaved, keep, drop } = useKept(pointer);
  const name = textOfValue(unsaved?.value);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const { item } = field;
  if (!item) return null;
  const names = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const remove = async (one: string) => {
    const at = names.length === 1 ? pointer : childPointer(pointer, one);
    setRefused(await form.change([{ do: "remove", pointer: at }], `${one} removed`));
  };
  const needed = item.fields?.filter(({ required }) => required) ?? [];
  const [only] = needed.length === 1 && needed[0]?.kind === "text" ? needed : [];
  const add = async () => {
    // A new fact is called as people say it, and says its own name until it has a value.
    const key = only ? keyOf(name) : name;
    if (key === "") return keep({ value: name, why: `"${name}" is no name: a name begins with a letter.` });
    const made = only ? { [only.name]: name } : name;
    const step =
      value === undefined ? { pointer, value: { [key]: made } } : { pointer: childPointer(pointer, key), value: made };
    const why = await form.change([{ do: "add", ...step }], `${name} added`);
    if (why === undefined) drop();
    else keep({ value: name, why });
  };
  return (
    <FieldGroup field={field} pointer={pointer}>
      {names.map(([one, words]) => (
        <Named
          key={one}
          name={one}
          value={words}
          title={item.kind === "group" ? titleOf(words, childPointer(pointer, one), form.factsAt) : undefined}
        >
          <FieldOf field={{ ...item, label: inWords(one) }} pointer={childPointer(pointer, one)} value={words} />
          <Button aria-label={`Remove ${one}`} onClick={() => void remove(one)}>
            Remove
          </Button>
        </Named>
      ))}
      {(item.kind !== "group" || only) && (
        <div className="row">
          <label htmlFor={id}>New name</label>
          <input id={id} value={name} onChange={({ target }) => keep({ value: target.value })} />
          <Button disabled={name.trim() === ""} onClick={() => void add()}>
            Add
          </Button>
        </div>
      )}
      <WhyRefused words={unsaved?.why ?? refused} />
    </FieldGroup>
  );
}

interface NamedProps {
  name: string;
  title: string | undefined;
  value: unknown;
  children: ReactNode;
}

/** The prices and values of an entry and of its sizes, as they are written. */
function pricesIn(value: unknown): string[] {
  // With one that begins on a day.
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    (name === "price" || name === "value") && typeof one !== "object" ? [withFacts(String(one))] : pricesIn(one),
  );
}

/** A group under a name is folded: a price book has many. */
function Named({ name, title, value, children }: NamedProps) {
  if (title === undefined) return <div className="named">{children}</div>;
  return (
    <details className="entry">
      <summary>
        {(isGroup(value) && "name" in value && title) || inWords(name)}{" "}
        <span className="note">{[...new Set(pricesIn(value))].join(", ")}</span>
      </summary>
      {children}
    </details>
  );
}
