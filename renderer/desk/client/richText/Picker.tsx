import { useCombobox } from "downshift";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../common/Button";
import { focusOnce } from "../common/focus";
import { findOptions, type Option, Options } from "../common/Options";
import { useOnceReady } from "../common/useOnceReady";

interface PickerProps {
  label: string;
  items: Option[];
  /** Whether the items are not known yet: Enter waits for them. */
  isLoading: boolean;
  /** An item for what is typed, such as an address that is not listed. */
  typed?: (words: string) => Option | undefined;
  onPick: (item: Option) => void;
  onCancel: () => void;
}

/** A list that is searched by typing: the combobox pattern of ARIA. It has the focus until something is chosen. */
export function Picker({ label, items, isLoading, typed, onPick, onCancel }: PickerProps): ReactNode {
  const [words, setWords] = useState("");
  const id = useId();
  const found = findOptions(items, words);
  const own = typed?.(words.trim());
  const shown = own && !found.some((item) => item.id === own.id) ? [own, ...found] : found;
  const pickFirst = useOnceReady<void>(
    () => !isLoading,
    () => shown[0] && onPick(shown[0]),
  );
  const box = useCombobox<Option>({
    items: shown,
    id,
    inputId: `${id}-input`,
    inputValue: words,
    selectedItem: null,
    isOpen: true,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.name ?? "",
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) onPick(selectedItem);
    },
  });
  return (
    <div className="picker combobox">
      <div className="with-button">
        <label {...box.getLabelProps()} htmlFor={`${id}-input`}>
          {label}
        </label>
        <input
          {...box.getInputProps({
            // The person has just asked for it.
            ref: focusOnce,
            spellCheck: false,
            // At once: a value that is set later would lose the next key.
            onChange: ({ currentTarget }) => setWords(currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === "Enter" && isLoading) {
                event.preventDefault();
                pickFirst();
              }
              if (event.key !== "Escape") return;
              event.preventDefault();
              event.stopPropagation();
              onCancel();
            },
          })}
        />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <Options box={box} of={shown} />
      {shown.length === 0 && <p className="note">{isLoading ? "Loading …" : "Nothing has these words."}</p>}
    </div>
  );
}
