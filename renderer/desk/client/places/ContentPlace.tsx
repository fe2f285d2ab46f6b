import { type ReactNode, useState } from "react";
import { blockTitle, type DeskBlock } from "../../protocol/page";
import { BlockActions } from "../blocks/BlockActions";
import { BlockChooser } from "../blocks/BlockChooser";
import { type BlockList, useBlocks } from "../blocks/useBlocks";
import { Button } from "../common/Button";
import { List } from "../common/List";
import { Icon } from "../common/marks";
import { WhyRefused } from "../common/Problem";
import { blockAt, pointerOf } from "../forms/formPlace";
import { SortableList } from "../forms/SortableList";
import { frame } from "../page/framedPage";
import { RemarkItem } from "../remarks/RemarkItem";
import { useRemarks } from "../remarks/remarks";
import { BlockForm } from "./BlockForm";
import { BlockRow } from "./BlockRow";
import { Texts } from "./Texts";
import type { PanelProps } from "./usePanel";

/** The blocks of the page, or the form of one of them; one is found by a click on the page. */
export function ContentPlace(props: PanelProps): ReactNode {
  const { page } = props;
  const { form, setForm, openAdded } = props.panel;
  const [refused, setRefused] = useState<string>();
  const list = useBlocks(page, setRefused, openAdded);
  const [back, setBack] = useState<{ id: string }>();
  const open = form && blockAt(form, list.blocks);
  if (open && back) setBack(undefined);
  const close = () => {
    setForm(undefined);
    if (open) setBack({ id: open.id });
  };
  return open ? (
    <BlockForm {...props} block={open} place={form} onClose={close} />
  ) : (
    <BlockListing {...props} list={list} back={back} refused={refused} />
  );
}

interface BlockListingProps extends PanelProps {
  list: BlockList;
  /** The block whose form was closed. */
  back: { id: string } | undefined;
  /** Why the last change was refused. */
  refused: string | undefined;
}

function BlockListing({ list, back, refused, ...props }: BlockListingProps) {
  const { readOnly, editing } = props;
  const { picked, pick } = props.panel;
  const { blocks, change } = list;
  const remarks = useRemarks(blocks);
  const remarksOf = (id: string) =>
    remarks.get(id)?.map((remark) => <RemarkItem key={JSON.stringify(remark)} remark={remark} />);
  const item = (block: DeskBlock) => {
    const open = () => {
      frame.now.document?.getElementById(block.id)?.scrollIntoView();
      pick(block.id);
    };
    return (
      <>
        <BlockRow block={block} onOpen={open} picked={[picked, back].find((one) => one?.id === block.id)}>
          {!readOnly && <RowActions block={block} list={list} />}
        </BlockRow>
        {remarksOf(block.id)}
      </>
    );
  };
  return (
    <>
      <div className="row">
        <h2>Blocks of this page</h2>
        {!readOnly && (
          <AddBlock list={list} index={(blocks.at(-1)?.index ?? -1) + 1} where="at the end" label="Add a block" />
        )}
      </div>
      <WhyRefused words={refused} />
      {remarksOf("")}
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

/** What can be done with a block of the list; another one is added below it. */
function RowActions({ block, list }: { block: DeskBlock; list: BlockList }) {
  return (
    <div className="row actions">
      <BlockActions block={block} list={list} />
      <AddBlock list={list} index={block.index + 1} where={`below ${blockTitle(block)}`} label="Add a block below" />
    </div>
  );
}

interface AddBlockProps {
  list: BlockList;
  /** Where it is added, and that in words. */
  index: number;
  where: string;
  label: string;
}

/** A button that lists the blocks to add one. */
function AddBlock({ list, index, where, label }: AddBlockProps) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Icon name="plus" /> {label}
      </Button>
      {adding && (
        <BlockChooser onChoose={(example) => void list.add(example, index, where)} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
