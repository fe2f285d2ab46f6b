import { type ReactNode, useEffect, useRef, useState } from "react";
import type { DeskBlock } from "../../server/describePage";
import { blockAt, pointerOf } from "../forms/formPlace";
import { SortableList } from "../forms/SortableList";
import type { Framed } from "../framedPage";
import { Code, CopyButton, PlaceLink } from "../PlaceLink";
import type { PanelProps } from "../panelProps";
import { WhyRefused } from "../WhyRefused";
import { BlockActions } from "./BlockActions";
import { BlockSettings } from "./BlockSettings";
import { List } from "./List";
import { useBlocks } from "./useBlocks";

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

function BlockItem({ id, type, place, endLine, text, time, framed, picked, children }: BlockItemProps) {
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
