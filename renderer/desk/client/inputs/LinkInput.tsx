import { useCombobox } from "downshift";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fillPlaceholders, placeholdersIn } from "../../../base/placeholders";
import { factInWords } from "../../protocol/inWords";
import { Button } from "../common/Button";
import { findOptions, type Option, Options } from "../common/Options";
import { type InputProps, textOfValue, useForm } from "./formAccess";

const ELSEWHERE = /^(?:https:\/\/|tel:|mailto:|\/|#)/;

/** Where a link leads: a page or a place by its name, or an address that is typed. */
export function LinkInput(props: InputProps): ReactNode {
  const { field, value, control, labelId } = props;
  const { typed, setTyped, items, name, inValues, finish } = useTarget(props);
  const box = useCombobox<Option>({
    items,
    id: control.id,
    inputId: control.id,
    labelId,
    inputValue: typed ?? inValues(textOfValue(value)),
    selectedItem: null,
    itemToString: (item) => item?.id ?? "",
    onStateChange({ type, selectedItem }) {
      const { InputBlur, InputKeyDownEnter, ItemClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if (type === InputKeyDownEscape) setTyped(undefined);
      else if ((type === ItemClick || type === InputKeyDownEnter || type === InputBlur) && selectedItem) {
        setTyped(inValues(selectedItem.id));
        void finish(selectedItem.id);
      } else if (type === InputBlur && typed !== undefined) void finish(typed);
    },
  });
  const menu = useMenuInView(box.isOpen);
  return (
    <div className="combobox">
      <div className="with-button">
        <input
          {...box.getInputProps({
            ...control,
            spellCheck: false,
            // At once, as in the list of pages: a key that is typed fast would be lost.
            onChange: ({ currentTarget }) => setTyped(currentTarget.value),
            onKeyDown: (event) => {
              const words = typed ?? (props.unsaved && textOfValue(value));
              if (event.key !== "Enter" || box.highlightedIndex >= 0 || words === undefined) return;
              event.preventDefault();
              box.closeMenu();
              void finish(words);
            },
          })}
        />
        <Button {...box.getToggleButtonProps({ "aria-label": `All pages for ${field.label}` })}>
          <span aria-hidden="true">▾</span>
        </Button>
      </div>
      <Options box={box} of={items} hidden={!box.isOpen || items.length === 0} menu={menu} />
      {name && <span className="note">{name}</span>}
    </div>
  );
}

/** Scrolls a menu into view when it opens. */
function useMenuInView(isOpen: boolean) {
  const menu = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) menu.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return menu;
}

/** What is typed until it is saved, and the pages and places that it may mean. */
function useTarget({ field: { required }, pointer, value, type, save, ...props }: InputProps) {
  const written = textOfValue(props.written);
  const { choices, factsAt } = useForm();
  const { links = [], facts = [] } = choices ?? {};
  const targets = [
    ...links.map(({ to, name, note }) => ({ id: to, name, note: [to, note].filter(Boolean).join(", ") })),
    ...facts.flatMap(({ piece, label, value }) =>
      ELSEWHERE.test(value) ? [{ id: piece, name: label, note: value }] : [],
    ),
  ];
  const [typed, setWords] = useState<string>();
  const setTyped = (words: string | undefined) => {
    setWords(words);
    type(words);
  };
  /** With the values of facts, which nobody types by their names. */
  const inValues = (to: string) =>
    (to === written && factsAt(pointer)?.filled) ||
    fillPlaceholders(to, ({ piece, name }) => facts.find((one) => one.piece === piece)?.value ?? factInWords(name));
  const finish = async (to: string) => {
    const next = to.trim() === "" && !required ? undefined : to.trim();
    if (next === written || next === inValues(written)) return setTyped(undefined);
    await save(next);
    setWords((now) => (now === undefined || now === to || now === inValues(to) ? undefined : now));
  };
  const name = targets.find(({ id }) => id === (typed ?? textOfValue(value)))?.name;
  return { typed, setTyped, items: itemsFor(typed ?? "", targets), name, inValues, finish };
}

/** The pages and places whose name or address has the words, and the address that is typed. */
function itemsFor(typed: string, targets: Option[]): Option[] {
  const words = typed.trim().toLowerCase();
  const found = findOptions(targets, words);
  const own =
    (ELSEWHERE.test(words) || placeholdersIn(words)[0]?.index === 0) && !targets.some(({ id }) => id === typed.trim());
  return own ? [{ id: typed.trim(), name: "This address", note: "" }, ...found] : found;
}
