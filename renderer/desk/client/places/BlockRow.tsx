import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { groupBy, type PlainValue } from "../../../base/groups";
import type { EditStep } from "../../protocol/edits";
import type { BlockExample, DeskBlock } from "../../protocol/page";
import { blockTitle } from "../../protocol/page";
import { focusOnce } from "../common/focus";
import { Icon, Thumbnail } from "../common/marks";
import { ask } from "../common/requests";
import { EntryActions } from "../forms/EntryActions";
import { pointerOf } from "../forms/formPlace";

interface BlockRowProps {
  block: DeskBlock;
  onOpen: () => void;
  /** The row gets the focus when it is another object. */
  picked: object | undefined;
  /** What can be done with the block. */
  children: ReactNode;
}

/** A block by its name and heading: a click opens its form. */
export function BlockRow({ block, onOpen, picked, children }: BlockRowProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!picked || !button.current) return;
    button.current.scrollIntoView({ block: "nearest" });
    button.current.focus();
  }, [picked]);
  const { id, name, heading, picture, endLine, time } = block;
  return (
    <div className="block-row" data-block={id}>
      <button type="button" className="open-block" ref={button} onClick={onOpen}>
        <Thumbnail of={picture} />
        <span className="names">
          <span className="note">{name}</span>
          <strong>{heading || name}</strong>
          {endLine === 0 && <span className="note">being saved …</span>}
          {time && (
            <span className="note">
              <Icon name="clock" /> {`shown ${time.words}`}
            </span>
          )}
        </span>
      </button>
      {children && (
        <details className="block-actions">
          <summary aria-label={`Actions of ${blockTitle(block)}`}>
            <Icon name="ellipsis" />
          </summary>
          {children}
        </details>
      )}
    </div>
  );
}

interface BlockActionsProps {
  block: DeskBlock;
  /** All that are listed: the neighbors in the list may not be neighbors in the file. */
  blocks: DeskBlock[];
  change: (words: string, step: EditStep) => void;
}

/** Moves, copies or removes a block, or adds another one below it, with its example filled in. */
export function BlockActions({ block, blocks, change }: BlockActionsProps): ReactNode {
  const { index } = block;
  const title = blockTitle(block);
  const pointer = pointerOf(block);
  const at = blocks.indexOf(block);
  const moveTo = (other: DeskBlock | undefined, where: string) =>
    other && change(`${title} moved ${where}`, { do: "move", pointer, to: other.index });
  return (
    <div className="row actions">
      <EntryActions
        name={title}
        first={at === 0}
        last={at === blocks.length - 1}
        onMove={(by) => moveTo(blocks[at + by], by < 0 ? "up" : "down")}
        onDuplicate={() => change(`${title} duplicated`, { do: "duplicate", pointer })}
        onRemove={() => change(`${title} removed`, { do: "remove", pointer })}
      />
      <AddBelow
        onAdd={({ name, example }) =>
          change(`${name} added below ${title}`, {
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
        <Icon name="plus" /> Add a block below
      </button>
    );
  }
  return (
    <span className="add">
      <label htmlFor={list}>Block to add: </label>
      <select id={list} ref={focusOnce} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">choose …</option>
        {[...groupBy(examples, ({ group }) => group)].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map(({ type, name }) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="button" disabled={!example} onClick={() => example && onAdd(example)}>
        Add
      </button>
      {example && <span className="note">{example.description}</span>}
    </span>
  );
}
