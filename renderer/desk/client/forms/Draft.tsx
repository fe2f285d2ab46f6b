import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import { dataAfter } from "../../protocol/dataAfter";
import type { Field } from "../../protocol/forms";
import { Button } from "../common/Button";
import { unfoldAround } from "../common/focus";
import { WhyRefused } from "../common/Problem";
import { RefusalAnswers } from "../edits/RefusalAnswers";
import { FormContext, useForm } from "../inputs/formAccess";
import { inMemory } from "./inMemory";

/** The entry is its `value`: its fields have pointers of their own. */
type DraftData = Record<string, unknown>;

interface DraftProps {
  field: Field;
  /** Where the entry will be. */
  pointer: string;
  /** What it starts with; undefined for nothing. */
  start: unknown;
  /** Whether it was begun earlier: then the focus stays where it is. */
  begun?: boolean;
  /** Stores what is in it so far. */
  keep: (value: PlainValue) => void;
  /** Why it was not added at once. */
  reason?: string | undefined;
  /** Adds it. @returns why it was refused */
  add: (value: PlainValue) => Promise<string | undefined>;
  onClose: () => void;
}

/** What is in a draft so far, which is stored at each change. */
function useDraftData(start: unknown, keep: DraftProps["keep"]) {
  const [data, setData] = useState<DraftData>({ value: start });
  // Two fields may change before it is rendered again, and one when the desk is being closed.
  const latest = useRef(data);
  const change = (next: (now: DraftData) => DraftData) => {
    latest.current = next(latest.current);
    keep(latest.current.value as PlainValue);
    setData(latest.current);
  };
  return { data, latest, change };
}

/** A group or an entry that is not in the page yet: filled in here, and added as a whole. */
export function Draft({ field, pointer, start, begun = false, keep, reason, add, onClose }: DraftProps): ReactNode {
  const form = useForm();
  const { data, latest, change } = useDraftData(start ?? (field.fields ? {} : ""), keep);
  const [refused, setRefused] = useState(reason);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Begun earlier, it may be in several folded levels.
    unfoldAround(box.current);
    if (!begun) box.current?.querySelector<HTMLElement>("input, textarea, select, .rich-field, button")?.focus();
  }, [begun]);
  const at = `${pointer}/value`;
  // Fields change the draft as if it were the file.
  const access = inMemory(form, pointer, data, change);
  const [isAdding, setAdding] = useState(false);
  const submit = async () => {
    if (isAdding) return;
    setAdding(true);
    const words = await add(latest.current.value as PlainValue);
    setRefused(words);
    setAdding(false);
    if (words === undefined) onClose();
  };
  const name = field.label.toLowerCase();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the legend that the group inside has
    <div className="new-entry" role="group" aria-labelledby={id} ref={box}>
      <strong id={id}>{`New ${name}`}</strong>
      <p className="note">Nothing of it is in the page before it is added.</p>
      <FormContext value={access}>
        <form.FieldOf field={{ ...field, required: true, description: "" }} pointer={at} value={data.value} />
      </FormContext>
      <WhyRefused words={refused} />
      <RefusalAnswers
        words={refused}
        at={pointer}
        again={(repair) => {
          if (repair) {
            const step = {
              do: "set",
              pointer: at + repair.pointer.slice(pointer.length),
              value: repair.value,
            } as const;
            change((now) => dataAfter(now, [step], pointer));
          }
          void submit();
        }}
      />
      <div className="row actions">
        <Button isOff={isAdding} onClick={() => void submit()}>
          {isAdding ? "Adding …" : `Add this ${name}`}
        </Button>
        <Button onClick={onClose}>Leave it out</Button>
      </div>
    </div>
  );
}
