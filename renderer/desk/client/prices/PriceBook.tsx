import { type ReactNode, useState } from "react";
import { type CellChange, cellName, type PriceChanges, type PricePlan, type PriceTable } from "../../protocol/prices";
import { Button } from "../common/Button";
import { Dialog } from "../common/Dialog";
import type { GridCell } from "../common/Grid";
import { useObservable } from "../common/observable";
import { WhyRefused } from "../common/Problem";
import { sendStep } from "../common/requests";
import { TypedTable } from "../common/TypedTable";
import { useAnswered } from "../common/useAnswered";
import { useLoaded } from "../common/useLoaded";
import { useRemembered } from "../common/useRemembered";
import { edits } from "../edits/edits";
import { placesInWords, WhatChanges } from "./WhatChanges";

/** The name of the column whose cells have names of their own, since few styles have such a size. */
const OTHERS = "Other sizes";

/** What was typed and is not saved: it is remembered until it is. */
interface Draft extends PriceChanges {
  /** New sizes, in the words of their names, by the style. */
  sizes: Record<string, string[]>;
}

const NOTHING: Draft = { cells: [], styles: [], also: [], sizes: {} };

/** Opens the price book. */
export function OpenPriceBook(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the price book as a table</Button>
      {isOpen && (
        <Dialog title="Price book" className="sheet wide" onClose={() => setOpen(false)}>
          <PriceBook />
        </Dialog>
      )}
    </>
  );
}

const HELP =
  "Arrow keys go from cell to cell, and a second press opens one. Type a price and a time, such as 165-260, 4-6 hours; Enter keeps it, Escape leaves it as it was.";

/** The price book as a table. All that was typed is saved together, once it is shown what it changes. */
function PriceBook(): ReactNode {
  const done = useObservable(edits.queue, () => edits.queue.state.done);
  const table = useLoaded<PriceTable>("prices", done)?.response;
  // Escape and a reload lose nothing.
  const [draft, setDraft] = useRemembered("prices", NOTHING);
  const [opened, setOpened] = useState<{ row: number }>();
  const [refused, setRefused] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const { sizes: _sizes, ...changes } = draft;
  const plan = useAnswered<PricePlan>("prices/plan", changes);
  if (!table) return <p className="loading">Loading …</p>;
  const change = (now: Partial<Draft>) => {
    setDraft({ ...draft, ...now });
    setRefused(undefined);
  };
  const isChanged = changes.cells.length + changes.styles.length > 0;
  const rows = rowsOf(table, draft, plan?.errors ?? {}, change);
  const wrong = rows.flat().flatMap(({ name, error }) => (error ? `${name}: ${error}` : []));
  const addStyle = () => {
    const id = `new${draft.styles.length + 1}`;
    change({ styles: [...draft.styles, { id, name: "" }] });
    setOpened({ row: rows.length });
  };
  const save = async () => {
    const why = await edits.queue.step(() => sendStep("prices/save", changes), "Prices saved");
    setRefused(why);
    setSaved(!why);
    if (!why) setDraft(NOTHING);
  };
  return (
    <TypedTable
      label="Prices"
      help={HELP}
      none="Nothing has a price yet."
      placeholder="$165-$260, 4-6 hours"
      columns={["Service", "Any size", ...table.sizes.map(({ label }) => label), OTHERS]}
      rows={rows}
      opened={opened}
      adds="+ Service"
      onAdd={addStyle}
      isChanged={isChanged}
      isSaved={isSaved}
      onSave={() => void save()}
      onDiscard={() => setDraft(NOTHING)}
      saves={
        <span className={wrong[0] ? "refused" : "note"}>
          {wrong[0] ?? plan?.missing[0] ?? (plan && `Changes ${placesInWords(plan)}`)}
        </span>
      }
    >
      {isChanged && <WhatChanges plan={plan} draft={draft} change={change} wrong={wrong} />}
      <WhyRefused words={refused} />
    </TypedTable>
  );
}

/** The price in one line, and the time in the next. */
function PriceWords({ words }: { words: string }) {
  const [price, ...time] = words.split(", ");
  return (
    <>
      <span>{price}</span>
      {time.length > 0 && <span className="note">{time.join(", ")}</span>}
    </>
  );
}

function rowsOf(
  table: PriceTable,
  draft: Draft,
  errors: PricePlan["errors"],
  change: (now: Partial<Draft>) => void,
): GridCell[][] {
  const write = (cell: CellChange, was: string) => {
    const others = draft.cells.filter(({ style, size }) => style !== cell.style || size !== cell.size);
    change({ cells: cell.words === was ? others : [...others, cell] });
  };
  const row = (key: string, name: string, others: { key: string; label: string }[], was: (size: string) => string) => {
    const cell = (size: string, label: string, isNamed: boolean, note?: string): GridCell => {
      const typed = draft.cells.find((one) => one.style === key && one.size === size);
      return {
        name: `${name || "New service"}, ${label}`,
        words: typed?.words ?? was(size),
        shown: <PriceWords words={typed?.words ?? was(size)} />,
        isChanged: typed !== undefined,
        note: typed ? undefined : note,
        error: typed && errors[cellName(key, size)],
        ...(isNamed && { label }),
        write: (words) => write({ style: key, size, words }, was(size)),
      };
    };
    const later = table.styles.find((style) => style.key === key)?.later ?? {};
    const made = draft.sizes[key] ?? [];
    const add: GridCell = {
      name: `${name || "New service"}, another size`,
      label: "+ Size",
      words: "",
      write: (words) => words && change({ sizes: { ...draft.sizes, [key]: [...made, words] } }),
    };
    return [
      cell("", "any size", false, later[""]),
      ...table.sizes.map((size) => cell(size.key, size.label.toLowerCase(), false, later[size.key])),
      ...others.map((size) => cell(size.key, size.label, true, later[size.key])),
      ...made.map((size) => cell(size, size, true)),
      add,
    ];
  };
  const known = table.styles.map(({ key, name, own, cells, others }): GridCell[] => [
    { name, words: name },
    ...row(key, name, others, (size) => (size === "" ? own : (cells[size] ?? ""))),
  ]);
  const made = draft.styles.map(({ id, name }): GridCell[] => {
    const rename = (words: string) =>
      change({ styles: draft.styles.map((one) => (one.id === id ? { id, name: words } : one)) });
    const first = {
      name: name || "Name of the new service",
      words: name,
      isChanged: true,
      error: errors[id],
      write: rename,
    };
    return [first, ...row(id, name, [], () => "")];
  });
  return [...known, ...made];
}
