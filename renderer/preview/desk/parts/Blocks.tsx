import { type ReactNode, useEffect, useRef } from "react";
import type { DeskBlock } from "../describePage";
import type { Framed } from "../framedPage";
import { Code, CopyButton, PlaceLink } from "../PlaceLink";
import type { PanelProps } from "../panelProps";
import { BlockActions } from "./BlockActions";
import { List } from "./List";

/** The blocks of the page's file with their lines; one of them is found by a click on the page. */
export function Blocks({ page, framed, editing, readOnly, picked, picking, setPicking }: PanelProps): ReactNode {
  return (
    <>
      <div className="row">
        <button type="button" aria-pressed={picking} onClick={() => setPicking(!picking)}>
          Pick a block on the page
        </button>
        <a href="/_blocks">All blocks</a>
      </div>
      <p className="note">Or hold Alt and click on the page.</p>
      <List of={page.blocks} none="The file has no blocks that can be read.">
        {(block) => (
          <BlockItem {...block} framed={framed} picked={picked?.id === block.id ? picked : undefined}>
            {!readOnly && <BlockActions page={page} block={block} typing={editing.typing} />}
          </BlockItem>
        )}
      </List>
    </>
  );
}

function BlockItem({ id, type, place, endLine, text, framed, picked, children }: BlockItemProps) {
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
        <span className="note">{` lines ${place.line} to ${endLine}`}</span>
      </summary>
      <div className="row">
        <PlaceLink {...place} label="Open in the editor" />
        <button
          type="button"
          className="copy"
          onClick={() => framed.now.document?.getElementById(id)?.scrollIntoView()}
        >
          Show on the page
        </button>
        <CopyButton text={text} name={`Copy the lines of ${id}`} label="Copy the lines" />
      </div>
      {children}
      <Code>{text}</Code>
    </details>
  );
}

type BlockItemProps = DeskBlock & { framed: Framed; picked: object | undefined; children: ReactNode };
