import { type ReactNode, useState } from "react";
import { dataAfter } from "../../protocol/dataAfter";
import type { EditStep } from "../../protocol/edits";
import type { DeskBlock } from "../../protocol/page";
import { useFollowed } from "../common/followed";
import { List } from "../common/List";
import { WhyRefused } from "../common/Problem";
import type { Edits } from "../edits/edits";
import { blockAt, pointerOf } from "../forms/formPlace";
import { SortableList } from "../forms/SortableList";
import type { ShownPage } from "../page/useDeskPage";
import { BlockActions, BlockItem } from "./BlockItem";
import { BlockSettings } from "./BlockSettings";
import type { PanelProps } from "./usePanel";

/** The blocks of the page's file with their lines and settings; one of them is found by a click on the page. */
export function Blocks(props: PanelProps): ReactNode {
  const { page, framed, editing, readOnly, picked, picking, setPicking, form, setForm } = props;
  const { blocks, change, refused } = useBlocks(page, editing.edits);
  const [back, setBack] = useState<{ id: string }>();
  const open = form && blockAt(form, blocks);
  if (open) {
    const close = () => {
      setForm(undefined);
      setBack({ id: open.id });
    };
    return <BlockSettings {...props} block={open} place={form} onClose={close} />;
  }
  const settings = ({ id, index }: DeskBlock) => setForm({ route: page.route, id, index, inner: "" });
  const item = (block: DeskBlock) => (
    <BlockItem {...block} framed={framed} picked={[picked, back].find((one) => one?.id === block.id)}>
      {!readOnly && <BlockActions block={block} blocks={blocks} change={change} onSettings={() => settings(block)} />}
    </BlockItem>
  );
  return (
    <>
      <div className="row">
        <button type="button" aria-pressed={picking} onClick={() => setPicking(!picking)}>
          Pick a block on the page
        </button>
        <a href="/_blocks">All blocks</a>
      </div>
      <p className="note">Or hold Alt and click on the page.</p>
      <WhyRefused words={refused} />
      {readOnly || blocks.length === 0 ? (
        <List of={blocks} none="The file has no blocks that can be read.">
          {item}
        </List>
      ) : (
        <SortableList
          label="Blocks of the page"
          keys={blocks.map(({ id }) => id)}
          onMove={(from, to) => {
            const [block, other] = [blocks[from], blocks[to]];
            if (block && other) change(`${block.id} moved`, { do: "move", pointer: pointerOf(block), to: other.index });
          }}
          render={(index) => {
            const block = blocks[index];
            return block && item(block);
          }}
        />
      )}
    </>
  );
}

/** The blocks of a page with all pending changes, and the function that changes them. */
interface BlockList {
  /** As the page will be; one that is being added has no lines yet. */
  blocks: DeskBlock[];
  change: (words: string, step: EditStep) => void;
  /** Why the last change was refused. */
  refused: string | undefined;
}

function useBlocks(page: ShownPage, edits: Edits): BlockList {
  useFollowed(edits, edits.all);
  const [refused, setRefused] = useState<string>();
  const { file, hash, asked } = page;
  // By their places in the file: what is not a block is not listed, and leaves a gap.
  const places: (Partial<DeskBlock> | null)[] = [];
  for (const block of page.blocks) places[block.index] = block;
  const all = dataAfter(
    Array.from(places, (place) => place ?? null),
    edits.stepsAfter({ file, hash, asked }),
    "/blocks",
  );
  const used = new Set<string>();
  const blocks = all.flatMap((block, index): DeskBlock[] => {
    if (!block?.type) return [];
    const { type, text = "", place = page.place, endLine = 0, time } = block;
    let id = block.id ?? type;
    while (used.has(id)) id = `${id}-new`;
    used.add(id);
    return [{ id, index, type, text, place, endLine, ...(time && { time }) }];
  });
  const change = async (words: string, step: EditStep) =>
    setRefused(await edits.change({ file, hash, asked, steps: [step], name: words }));
  return { blocks, change: (words, step) => void change(words, step), refused };
}
