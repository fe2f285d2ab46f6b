import { type ReactNode, useEffect, useId, useState } from "react";
import type { PlainValue } from "../../../authoring/yaml/writtenValue";
import type { DeskBlock } from "../../server/describePage";
import type { BlockExample } from "../../server/serveDesk";
import { EntryActions } from "../forms/EntryActions";
import { focusOnce } from "../forms/focus";
import { pointerOf } from "../forms/formPlace";
import { ask } from "../typing/editClient";
import type { BlockList } from "./useBlocks";

interface BlockActionsProps {
  block: DeskBlock;
  /** All that are listed: the neighbors in the list may not be neighbors in the file. */
  blocks: DeskBlock[];
  change: BlockList["change"];
  onSettings: () => void;
}

/** Sets, moves, copies or removes a block, or adds another one below it, with its example filled in. */
export function BlockActions({ block, blocks, change, onSettings }: BlockActionsProps): ReactNode {
  const { id, index } = block;
  const pointer = pointerOf(block);
  const at = blocks.indexOf(block);
  const moveTo = (other: DeskBlock | undefined, where: string) =>
    other && change(`${id} moved ${where}`, { do: "move", pointer, to: other.index });
  return (
    <div className="row actions">
      <button type="button" aria-label={`Settings of ${id}`} onClick={onSettings}>
        Settings
      </button>
      <EntryActions
        name={id}
        first={at === 0}
        last={at === blocks.length - 1}
        onMove={(by) => moveTo(blocks[at + by], by < 0 ? "up" : "down")}
        onDuplicate={() => change(`${id} duplicated`, { do: "duplicate", pointer })}
        onRemove={() => change(`${id} removed`, { do: "remove", pointer })}
      />
      <AddBelow
        onAdd={({ type, example }) =>
          change(`${type} added below ${id}`, {
            do: "insert",
            pointer: "/blocks",
            index: index + 1,
            value: example as PlainValue,
          })
        }
      />
    </div>
  );
}

function AddBelow({ onAdd }: { onAdd: (example: BlockExample) => void }) {
  const [examples, setExamples] = useState<BlockExample[]>([]);
  const [chosen, setChosen] = useState("");
  const list = useId();
  // Loaded only when needed: a page has many blocks.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) ask<BlockExample[]>("blocks").then(setExamples, () => setWanted(false));
  }, [wanted]);
  const example = examples.find(({ type }) => type === chosen);
  if (!wanted) {
    return (
      <button type="button" onClick={() => setWanted(true)}>
        Add a block below
      </button>
    );
  }
  return (
    <span className="add">
      <label htmlFor={list}>Block to add: </label>
      <select id={list} ref={focusOnce} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">choose …</option>
        {examples.map(({ type }) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <button type="button" disabled={!example} onClick={() => example && onAdd(example)}>
        Add
      </button>
      {example && <span className="note">{example.description}</span>}
    </span>
  );
}
