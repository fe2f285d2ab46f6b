import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import type { EditStep } from "../../protocol/edits";
import type { BlockExample, DeskBlock } from "../../protocol/page";
import { focusOnce } from "../common/focus";
import { Code, CopyButton, PlaceLink } from "../common/PlaceLink";
import { ask } from "../common/requests";
import { EntryActions } from "../forms/EntryActions";
import { pointerOf } from "../forms/formPlace";
import type { Framed } from "../page/framedPage";

/** A block with its lines. */
export function BlockItem({
  id,
  type,
  place,
  endLine,
  text,
  time,
  framed,
  picked,
  children,
}: BlockItemProps): ReactNode {
  const block = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!picked || !block.current) return;
    block.current.open = true;
    block.current.scrollIntoView({ block: "nearest" });
    block.current.querySelector("summary")?.focus();
  }, [picked]);
  return (
    <details data-block={id} ref={block}>
      <summary>
        {type}
        <span className="note">
          {endLine ? ` lines ${place.line} to ${endLine}` : " being saved …"}
          {time && `, shown ${time.words}`}
        </span>
      </summary>
      <div className="row">
        <PlaceLink {...place} label="Open in the editor" />
        {time?.isShown !== false && (
          <button
            type="button"
            className="copy"
            onClick={() => framed.now.document?.getElementById(id)?.scrollIntoView()}
          >
            Show on the page
          </button>
        )}
        <CopyButton text={text} name={`Copy the lines of ${id}`} label="Copy the lines" />
      </div>
      {children}
      <Code>{text}</Code>
    </details>
  );
}

type BlockItemProps = DeskBlock & { framed: Framed; picked: object | undefined; children: ReactNode };

interface BlockActionsProps {
  block: DeskBlock;
  /** All that are listed: the neighbors in the list may not be neighbors in the file. */
  blocks: DeskBlock[];
  change: (words: string, step: EditStep) => void;
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
