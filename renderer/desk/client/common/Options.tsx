import type { UseComboboxReturnValue } from "downshift";
import type { ReactNode, Ref } from "react";

/** Something to choose from a list that is searched by typing. */
export interface Option {
  id: string;
  name: string;
  /** What is shown beside the name, such as where it leads. */
  note: string;
}

/** At most this many are listed at once: typing finds the others. */
const LISTED = 60;

/** @returns whether a text has all words that were typed */
export function hasWords(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}

/** The options that have all words, in their order: those whose names have them first. */
export function findOptions(options: Option[], typed: string): Option[] {
  const has = hasWords(typed);
  const found = options.filter(({ name, note }) => has(`${name} ${note}`));
  return [...found.filter(({ name }) => has(name)), ...found.filter(({ name }) => !has(name))].slice(0, LISTED);
}

interface OptionsProps {
  box: UseComboboxReturnValue<Option>;
  of: Option[];
  hidden?: boolean;
  menu?: Ref<HTMLUListElement>;
}

/** The list of a combobox: each option with its note. */
export function Options({ box, of, hidden = false, menu }: OptionsProps): ReactNode {
  return (
    <ul {...box.getMenuProps(menu ? { ref: menu } : {})} className="options" hidden={hidden}>
      {!hidden &&
        of.map((item, index) => (
          <li
            key={item.id}
            {...box.getItemProps({ item, index })}
            data-active={box.highlightedIndex === index ? "" : undefined}
          >
            <span>{item.name}</span>
            <span className="note">{item.note}</span>
          </li>
        ))}
    </ul>
  );
}
