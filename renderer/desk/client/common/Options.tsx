import type { UseComboboxReturnValue } from "downshift";
import type { ReactNode, Ref } from "react";

/** Something to choose from a list that is searched by typing. */
export interface Option {
  id: string;
  name: string;
  /** What is shown beside the name, such as where it leads. */
  note: string;
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
