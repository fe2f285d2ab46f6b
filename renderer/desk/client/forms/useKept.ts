import { useEffect, useRef, useState } from "react";
import { useObservable } from "../common/observable";
import { edits } from "../edits/edits";
import type { UnsavedValue } from "../edits/unsaved";
import { useForm } from "../inputs/formAccess";

type Unsaved = Pick<UnsavedValue, "value" | "why" | "typing">;

export interface Keeping {
  /** What is in the field and not in the file. */
  unsaved: Unsaved | undefined;
  /** The same at this moment. */
  latest: () => Unsaved | undefined;
  /** Keeps it over places, pages and reloads, until it is dropped. */
  keep: (change: Unsaved) => void;
  drop: () => void;
}

/**
 * Keeps what is in a field until it is saved or discarded; in a new entry, only as long as the field is there.
 */
export function useKept(pointer: string): Keeping {
  const { kept } = useForm();
  const [local, setLocal] = useState<Unsaved>();
  const inEntry = useRef(local);
  /** What this field keeps: its place may be another one before its form is loaded again. */
  const id = useRef<string>(undefined);
  const latest = () => (kept ? kept.at("field", pointer, id.current) : inEntry.current);
  const put = (change: Unsaved | undefined) => {
    inEntry.current = change;
    setLocal(change);
  };
  const unsaved = useObservable(edits, latest);
  // A field that goes while a person types in it, as when another page is shown, is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field goes
  useEffect(
    () => () => {
      const left = kept?.at("field", pointer, id.current);
      if (left?.typing) kept?.keep("field", pointer, { value: left.value, why: left.why, typing: false }, left.id);
      id.current = undefined;
    },
    [pointer],
  );
  return {
    unsaved: kept ? unsaved : local,
    latest,
    keep(change) {
      if (kept) id.current = kept.keep("field", pointer, { why: undefined, typing: false, ...change }, id.current);
      else put(change);
    },
    drop: () => (kept ? kept.drop("field", pointer, id.current) : put(undefined)),
  };
}
