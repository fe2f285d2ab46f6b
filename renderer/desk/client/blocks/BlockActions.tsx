import type { ReactNode } from "react";
import { blockTitle, type DeskBlock } from "../../protocol/page";
import { IconButton } from "../common/Button";
import { EntryActions } from "../forms/EntryActions";
import { pointerOf } from "../forms/formPlace";
import type { BlockList } from "./useBlocks";

interface BlockActionsProps {
  block: DeskBlock;
  /** All that are listed: the neighbors in the list may not be neighbors in the file. */
  list: Pick<BlockList, "blocks" | "change">;
  /** Called before the block leaves the page. */
  onGone?: () => void;
}

/** Moves, copies, hides or removes a block: in the list of blocks, and on the page. */
export function BlockActions({ block, list: { blocks, change }, onGone = () => {} }: BlockActionsProps): ReactNode {
  const title = blockTitle(block);
  const pointer = pointerOf(block);
  const at = blocks.indexOf(block);
  const moveTo = (other: DeskBlock | undefined, where: string) =>
    other && change(`${title} moved ${where}`, { do: "move", pointer, to: other.index });
  const toggle = () => {
    if (block.hidden) return change(`${title} shown`, { do: "remove", pointer: `${pointer}/hidden` });
    onGone();
    change(`${title} hidden`, { do: "add", pointer: `${pointer}/hidden`, value: true });
  };
  const shows = block.hidden ? "Show" : "Hide";
  return (
    <EntryActions
      name={title}
      first={at === 0}
      last={at === blocks.length - 1}
      onMove={(by) => moveTo(blocks[at + by], by < 0 ? "up" : "down")}
      onDuplicate={() => change(`${title} duplicated`, { do: "duplicate", pointer })}
      onRemove={() => {
        onGone();
        change(`${title} removed`, { do: "remove", pointer });
      }}
    >
      <IconButton
        icon={block.hidden ? "eye" : "eye-off"}
        words={shows}
        aria-label={`${shows} ${title}`}
        onClick={toggle}
      />
    </EntryActions>
  );
}
