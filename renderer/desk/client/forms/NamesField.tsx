import { type ReactNode, useId, useState } from "react";
import { child } from "../../../base/pointer";
import { WhyRefused } from "../common/Problem";
import { type FieldProps, useForm } from "../inputs/formAccess";
import { FieldGroup } from "./Fields";
import { titleOf } from "./ListItem";

/** Values under names that the person chooses, such as the names that a page may use in its texts. */
export function NamesField({ field, pointer, value }: FieldProps): ReactNode {
  const form = useForm();
  const { FieldOf } = form;
  const [name, setName] = useState("");
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const { item } = field;
  if (!item) return null;
  const names = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const remove = async (one: string) => {
    const at = names.length === 1 ? pointer : child(pointer, one);
    setRefused(await form.change([{ do: "remove", pointer: at }], `${one} removed`));
  };
  const add = async () => {
    const step =
      value === undefined ? { pointer, value: { [name]: name } } : { pointer: child(pointer, name), value: name };
    const why = await form.change([{ do: "add", ...step }], `${name} added`);
    setRefused(why);
    if (why === undefined) setName("");
  };
  return (
    <FieldGroup field={field} pointer={pointer}>
      {names.map(([one, words]) => (
        <Named
          key={one}
          name={one}
          title={item.kind === "group" ? titleOf(words, child(pointer, one), form.factsAt) : undefined}
        >
          <FieldOf field={{ ...item, label: one }} pointer={child(pointer, one)} value={words} />
          <button type="button" aria-label={`Remove ${one}`} onClick={() => void remove(one)}>
            Remove
          </button>
        </Named>
      ))}
      {item.kind !== "group" && (
        <div className="row">
          <label htmlFor={id}>New name</label>
          <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
          <button type="button" disabled={name.trim() === ""} onClick={() => void add()}>
            Add
          </button>
        </div>
      )}
      <WhyRefused words={refused} />
    </FieldGroup>
  );
}

/** A group under a name is folded: a price book has many. */
function Named({ name, title, children }: { name: string; title: string | undefined; children: ReactNode }) {
  if (title === undefined) return <div className="named">{children}</div>;
  return (
    <details className="entry">
      <summary>
        {name}
        <span className="note">{title && ` ${title}`}</span>
      </summary>
      {children}
    </details>
  );
}
