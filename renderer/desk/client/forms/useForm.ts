import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { PlainValue } from "../../../authoring/yaml/writtenValue";
import { dataAfter } from "../../protocol/dataAfter";
import type { EditStep } from "../../protocol/edits";
import type { Choices } from "../../server/fields/choices";
import type { Field } from "../../server/fields/fieldsOf";
import type { FilledIn, FormProblem, PageForm } from "../../server/fields/pageForm";
import { ask, sendPicture, sendPictureTo } from "../typing/editClient";
import type { KeptEntry, Unsaved } from "../typing/unsaved";
import type { EditQueue } from "./editQueue";

export interface FieldProps {
  field: Field;
  /** The pointer of the value in the file. */
  pointer: string;
  /** The value in the file; undefined if it has none. */
  value: unknown;
}

/** What the fields of a form read and change: in the page's file, or in an entry that is not added yet. */
export interface FormAccess {
  route: string;
  /** The data at a pointer of the file, with all pending changes. */
  data: Record<string, unknown>;
  /** The pointer of that data, and that of its block. */
  pointer: string;
  root: string;
  choices: Choices | undefined;
  factsAt: (pointer: string) => FilledIn | undefined;
  problemsAt: (pointer: string) => FormProblem[];
  /** Makes a change. @returns why it was refused, or undefined if it was made */
  change: (steps: EditStep[], name: string) => Promise<string | undefined>;
  /** Renders a field of any kind: groups and lists contain others. */
  FieldOf: (props: FieldProps) => ReactNode;
  /** Changes the value of a fact, in its own file. */
  changeFact?: (fact: FilledIn["facts"][number], value: string) => Promise<string | undefined>;
  /** New entries that are typed and not added yet, by the pointer of their list or group. Not inside another one. */
  entries?: KeptEntries;
  /** Copies a picture of this computer to the others, and sets it at a pointer. @returns why it was refused */
  takePicture: (pointer: string, file: File, name: string) => Promise<string | undefined>;
}

/** Stores new entries until they are added or left out. */
export interface KeptEntries {
  at: (pointer: string) => Pick<KeptEntry, "value" | "index"> | undefined;
  keep: (pointer: string, value: PlainValue, index: number, name: string) => void;
  drop: (pointer: string) => void;
}

export function entriesOf(unsaved: Unsaved, file: string): KeptEntries {
  return {
    at: (pointer) => unsaved.entryAt({ file, pointer }),
    keep: (pointer, value, index, name) => unsaved.keepEntry({ file, pointer }, value, index, name),
    drop: (pointer) => unsaved.drop(unsaved.entryAt({ file, pointer })?.id),
  };
}

export const FormContext = createContext<FormAccess | undefined>(undefined);

/** The form around a field. */
export function useForm(): FormAccess {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is in a form.");
  return form;
}

type Loaded = PageForm & { asked: number };

/**
 * A form of the open page, loaded again after each change of its file.
 *
 * @param version changes with the page and its problems
 */
export function useLoadedForm(
  edits: EditQueue,
  { route, pointer, version, of = "page" }: { route: string; pointer: string; version: unknown; of?: "page" | "site" },
): Loaded | undefined | null {
  const [form, setForm] = useState<Loaded | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version loads it again
  useEffect(() => {
    const asking = new AbortController();
    const load = async () => {
      const asked = edits.now;
      const query = `form?route=${encodeURIComponent(route)}&pointer=${encodeURIComponent(pointer)}&of=${of}`;
      const found = await ask<PageForm | null>(query, asking.signal);
      await edits.idle();
      if (!asking.signal.aborted) setForm(found && { ...found, asked });
    };
    // The preview has stopped, or the page has an error: keep what is shown.
    load().catch(() => {});
    return () => asking.abort();
  }, [edits, route, pointer, version, of]);
  return form;
}

/** What the fields of a form can choose from, loaded again after each change. */
export function useChoices(route: string, version: unknown): Choices | undefined {
  const [known, setKnown] = useState<{ route: string; choices: Choices | null }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version loads it again
  useEffect(() => {
    const asking = new AbortController();
    ask<Choices | null>(`choices?route=${encodeURIComponent(route)}`, asking.signal).then(
      (choices) => setKnown({ route, choices }),
      () => {},
    );
    return () => asking.abort();
  }, [route, version]);
  // The choices of one page are not those of another.
  return (known?.route === route && known.choices) || undefined;
}

/** The access of the fields to a form that is loaded. */
export function useFormAccess(
  edits: EditQueue,
  form: Loaded,
  { route, choices, FieldOf }: Pick<FormAccess, "route" | "choices" | "FieldOf">,
): FormAccess {
  useSyncExternalStore(edits.subscribe, edits.all);
  const steps = edits.stepsAfter(form);
  const key = JSON.stringify(steps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same steps have the same key
  const data = useMemo(() => dataAfter(form.data, steps, form.pointer), [form, key]);
  const { file, hash, asked, pointer, facts, problems } = form;
  return {
    ...{ route, data, pointer, root: pointer, choices, FieldOf },
    factsAt: (at) => facts[at],
    problemsAt: (at) => problems.filter((problem) => problem.pointer === at),
    change: (wanted, name) => edits.add({ file, hash, asked, steps: wanted, name }),
    takePicture: (at, picture, name) =>
      edits.add({
        file,
        hash,
        asked,
        name,
        steps: [],
        send: (base) => sendPictureTo({ file, base, pointer: at }, picture),
      }),
  };
}

/** The access to an entry that is not in the file yet: changes stay in memory until it is added as a whole. */
export function draftAccess(
  form: FormAccess,
  pointer: string,
  data: Record<string, unknown>,
  setData: (change: (now: Record<string, unknown>) => Record<string, unknown>) => void,
): FormAccess {
  const { changeFact: _changeFact, entries: _entries, ...others } = form;
  return {
    ...others,
    ...{ data, pointer },
    factsAt: () => undefined,
    problemsAt: () => [],
    change: async (steps) => {
      setData((now) => dataAfter(now, steps, pointer));
      return undefined;
    },
    async takePicture(at, picture) {
      const taken = await sendPicture(form.route, picture);
      if (taken.result === "refused") return taken.words;
      setData((now) => dataAfter(now, [{ do: "set", pointer: at, value: taken.picture }], pointer));
      return undefined;
    },
  };
}
