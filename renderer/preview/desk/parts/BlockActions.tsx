import { type ReactNode, useEffect, useId, useState } from "react";
import type { PlainValue } from "../../../authoring/yaml/writtenValue";
import type { EditStep } from "../../edit/protocol";
import type { DeskBlock, DeskPage } from "../describePage";
import type { BlockExample } from "../serveDesk";
import { ask } from "../typing/editClient";
import type { Typing } from "../typing/typing";

interface BlockActionsProps {
  page: DeskPage;
  block: DeskBlock;
  typing: Typing;
}

/** Moves, copies or removes a block, or adds another one below it, with its example filled in. */
export function BlockActions({ page, block, typing }: BlockActionsProps): ReactNode {
  const { id, index } = block;
  const pointer = `/blocks/${index}`;
  const change = (words: string, ...steps: EditStep[]) =>
    void typing.change({ file: page.name, base: page.hash, steps }, `${words} ${id}`);
  return (
    <div className="row actions">
      <button
        type="button"
        disabled={index === 0}
        aria-label={`Move ${id} up`}
        onClick={() => change("moved up:", { do: "move", pointer, to: index - 1 })}
      >
        Up
      </button>
      <button
        type="button"
        disabled={index === page.blocks.length - 1}
        aria-label={`Move ${id} down`}
        onClick={() => change("moved down:", { do: "move", pointer, to: index + 1 })}
      >
        Down
      </button>
      <button
        type="button"
        aria-label={`Duplicate ${id}`}
        onClick={() => change("duplicated:", { do: "duplicate", pointer })}
      >
        Duplicate
      </button>
      <button type="button" aria-label={`Remove ${id}`} onClick={() => change("removed:", { do: "remove", pointer })}>
        Remove
      </button>
      <AddBelow
        onAdd={({ type, example }) =>
          change(`added ${type} below`, {
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
  // Asked for when they are wanted: a page has many blocks.
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
      <select id={list} value={chosen} onChange={({ target }) => setChosen(target.value)}>
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
