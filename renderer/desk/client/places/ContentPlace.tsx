import { type ReactNode, useState } from "react";
import { dataAfter } from "../../protocol/dataAfter";
import type { EditStep } from "../../protocol/edits";
import { inWords } from "../../protocol/inWords";
import type { DeskBlock } from "../../protocol/page";
import { blockTitle } from "../../protocol/page";
import { useFollowed } from "../common/followed";
import { List } from "../common/List";
import { WhyRefused } from "../common/Problem";
import type { Edits } from "../edits/edits";
import { blockAt, pointerOf } from "../forms/formPlace";
import { SortableList } from "../forms/SortableList";
import type { ShownPage } from "../page/useDeskPage";
import { BlockForm } from "./BlockForm";
import { BlockActions, BlockRow } from "./BlockRow";
import { Developers } from "./Developers";
import { Texts } from "./Texts";
import type { PanelProps } from "./usePanel";

/** The blocks of the page, or the form of one of them; one is found by a click on the page. */
export function ContentPlace(props: PanelProps): ReactNode {
  const { page, editing, form, setForm } = props;
  const list = useBlocks(page, editing.edits);
  const [back, setBack] = useState<{ id: string }>();
  const open = form && blockAt(form, list.blocks);
  const close = () => {
    setForm(undefined);
    if (open) setBack({ id: open.id });
  };
  return (
    <>
      {open ? (
        <BlockForm {...props} block={open} place={form} onClose={close} />
      ) : (
        <BlockListing {...props} list={list} back={back} />
      )}
      <Developers {...props} />
    </>
  );
}

interface BlockListingProps extends PanelProps {
  list: BlockList;
  /** The block whose form was closed. */
  back: { id: string } | undefined;
}

function BlockListing({ list, back, ...props }: BlockListingProps) {
  const { framed, readOnly, picked, picking, setPicking, pick, editing } = props;
  const { blocks, change, refused } = list;
  const item = (block: DeskBlock) => {
    const open = () => {
      framed.now.document?.getElementById(block.id)?.scrollIntoView();
      pick(block.id);
    };
    return (
      <BlockRow block={block} onOpen={open} picked={[picked, back].find((one) => one?.id === block.id)}>
        {!readOnly && <BlockActions block={block} blocks={blocks} change={change} />}
      </BlockRow>
    );
  };
  return (
    <>
      <div className="row">
        <h2>Blocks of this page</h2>
        <button
          type="button"
          aria-pressed={picking}
          title="Or hold Alt and click on the page"
          onClick={() => setPicking(!picking)}
        >
          Pick on the page
        </button>
      </div>
      <WhyRefused words={refused} />
      {readOnly || blocks.length === 0 ? (
        <List of={blocks} none="The page has no blocks that can be read.">
          {item}
        </List>
      ) : (
        <SortableList
          label="Blocks of the page"
          keys={blocks.map(({ id }) => id)}
          onMove={(from, to) => {
            const [block, other] = [blocks[from], blocks[to]];
            if (!block || !other) return;
            change(`${blockTitle(block)} moved`, { do: "move", pointer: pointerOf(block), to: other.index });
          }}
          render={(index) => {
            const block = blocks[index];
            return block && item(block);
          }}
        />
      )}
      {!readOnly && <Texts editing={editing} />}
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
    const { type, name = inWords(type), heading = "", text = "", place = page.place, endLine = 0 } = block;
    let id = block.id ?? type;
    while (used.has(id)) id = `${id}-new`;
    used.add(id);
    return [{ ...block, id, index, type, name, heading, text, place, endLine }];
  });
  const change = async (words: string, step: EditStep) =>
    setRefused(await edits.change({ file, hash, asked, steps: [step], name: words }));
  return { blocks, change: (words, step) => void change(words, step), refused };
}
