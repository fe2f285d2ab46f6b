import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { blockTitle, type DeskBlock } from "../../protocol/page";
import { Button } from "../common/Button";
import { Icon } from "../common/marks";
import { useObservable } from "../common/observable";
import { Toolbar } from "../common/Toolbar";
import { edits } from "../edits/edits";
import { type FramedPage, useFramedPage, useKeys } from "../page/framedPage";
import { useBlockBox } from "../page/SelectedBlock";
import { type Box, blockAround, showsText } from "../page/useBoxOnPage";
import type { ShownPage } from "../page/useDeskPage";
import { BlockActions } from "./BlockActions";
import { BlockChooser } from "./BlockChooser";
import { useBlocks } from "./useBlocks";

interface BlocksOnPageProps {
  page: ShownPage;
  /** Opens the form of a block. */
  onEdit: (id: string) => void;
  /** Opens the form of a block that was added, once the page has it. */
  onAdded: (index: number, before: number) => void;
}

/** From the page to the tools of the block that has the focus, as to those of a text. */
const KEYS = "Alt+F10";

/** Whether there is only a finger. */
const COARSE = matchMedia("(pointer: coarse)");

/** The height of the tools with the room around them, and their width, in pixels of the page. */
const ROOM = 48;
const WIDE = 256;
/** How far up they end on the block's upper line: a pointer that goes up from the block meets them. */
const ABOVE = 44;

/**
 * The tools of the block under the pointer or with the focus, and where another one is added above and below it. They
 * are over the page, and go while a text is typed.
 */
export function BlocksOnPage({ page, onEdit, onAdded }: BlocksOnPageProps): ReactNode {
  const shown = useFramedPage();
  const list = useBlocks(page, (words) => edits.queue.refuse(words), onAdded);
  const typing = useObservable(edits, () => edits.open !== undefined);
  const tools = useRef<HTMLDivElement>(null);
  const [active, setActive] = useActiveBlock(shown.document, page.blocks);
  const box = useBlockBox(typing ? undefined : active);
  const [adding, setAdding] = useState<{ id: string; by: 0 | 1; where: string }>();
  const place = useMemo(() => box && placeOfTools(box, shown), [box, shown]);
  const keepPlace = useKeptPlace(shown, box);
  const focusTool = useFocusTool(tools);
  useToolsKey(() => {
    if (typing) return;
    // At once: the next key is for the tools.
    flushSync(() => setActive(active ?? firstInView(shown, page.blocks)));
    focusTool();
  });
  const at = list.blocks.findIndex(({ id }) => id === active);
  const block = list.blocks[at];
  const beside = list.blocks[at + 1] ?? list.blocks[at - 1];
  return (
    <>
      {block && box && (
        <>
          <div className="block-tools" ref={tools} style={place}>
            <Toolbar
              label={`Tools of ${blockTitle(block)}`}
              keys={KEYS}
              onEscape={() => document.querySelector("iframe")?.focus()}
            >
              <Button aria-label={`Edit ${blockTitle(block)}`} onClick={() => onEdit(block.id)}>
                <Icon name="pencil" /> Edit
              </Button>
              <BlockActions
                block={block}
                list={{ ...list, change: (words, step) => list.change(words, keepPlace(step, block.id)) }}
                onGone={() => {
                  setActive(beside?.id);
                  setTimeout(focusTool);
                }}
              />
            </Toolbar>
          </div>
          <AddAt block={block} box={box} page={shown} isFirst={at === 0} onAdd={setAdding} />
        </>
      )}
      {!block && !typing && <AddAnywhere blocks={list.blocks} page={shown} onAdd={setAdding} />}
      {adding && (
        <BlockChooser
          onChoose={(example) => {
            // The page may have changed since the dialog was opened.
            const neighbor = list.blocks.find(({ id }) => id === adding.id);
            if (neighbor) void list.add(example, neighbor.index + adding.by, adding.where);
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}

/** Alt+F10 on the page, which leads to the tools. */
function useToolsKey(press: () => void): void {
  useKeys((event) => {
    if (event.key !== "F10" || !event.altKey || event.view === window) return;
    event.preventDefault();
    press();
  });
}

interface AddAtProps {
  block: DeskBlock;
  box: Box;
  page: FramedPage;
  isFirst: boolean;
  onAdd: (place: { id: string; by: 0 | 1; where: string }) => void;
}

type Adding = Pick<AddAtProps, "page" | "onAdd">;

/** A finger that has touched no block yet sees where one can be added: below each. */
const AddAnywhere = ({ blocks, ...adding }: Adding & { blocks: DeskBlock[] }) =>
  COARSE.matches && blocks.map((block) => <AddAround key={block.id} block={block} {...adding} />);

function AddAround({ block, page, onAdd }: Adding & Pick<AddAtProps, "block">) {
  const box = useBlockBox(block.id);
  return (
    box && (
      <AddAt block={block} box={{ ...box, top: box.top + box.height, height: 0 }} page={page} isFirst onAdd={onAdd} />
    )
  );
}

/** A line with a plus above and below a block. Nothing goes above the first one, which begins the page. */
function AddAt({ block, box, page, isFirst, onAdd }: AddAtProps) {
  const { top, left, width, height } = box;
  const title = blockTitle(block);
  const places = [
    { where: `above ${title}`, by: 0, top },
    { where: `below ${title}`, by: 1, top: top + height },
  ] as const;
  const [bar, room] = [barOf(page.document), page.document?.defaultView?.innerHeight ?? 0];
  return places
    .filter((place) => place.top > bar && place.top < room && !(isFirst && place.by === 0))
    .map(({ where, by, top: line }) => (
      <div key={by} className="block-add" style={{ top: line, left, width }}>
        <Button
          aria-label={`Add a block ${where}`}
          title="Add a block here"
          onClick={() => onAdd({ id: block.id, by, where })}
        >
          <Icon name="plus" />
        </Button>
      </div>
    ));
}

/** The block under the pointer, or with the focus: its id, and a function that sets it. */
function useActiveBlock(page: Document | undefined, blocks: DeskBlock[]) {
  const [active, setActive] = useState<string>();
  const ids = useMemo(() => new Set(blocks.map(({ id }) => id)), [blocks]);
  const show = useEffectEvent(({ target }: Pick<Event, "target">) => setActive(blockAround(target, ids)?.id));
  const showUnderPointer = useEffectEvent(() =>
    show({ target: [...(page?.querySelectorAll(":hover") ?? [])].at(-1) ?? null }),
  );
  const showNew = useEffectEvent(() => {
    if (!active) showUnderPointer();
  });
  // It may rest on a block that has just become known, as after a removal is undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks are why it runs again
  useEffect(() => showNew(), [ids]);
  useEffect(() => {
    if (!page) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // It may rest on a page that has just loaded.
    showUnderPointer();
    // A finger does not move before it presses.
    for (const type of ["pointermove", "pointerdown", "focusin"]) page.addEventListener(type, show, { signal });
    const leave = ({ target }: PointerEvent) => {
      if ((target as Element).closest("iframe, .block-tools, .block-add, dialog, [data-pressed]")) return;
      if (!document.querySelector(":is(.block-tools, .block-add) :focus-visible")) setActive(undefined);
    };
    document.addEventListener("pointerover", leave, { signal });
    return () => listeners.abort();
  }, [page]);
  return [active, setActive] as const;
}

/** @returns a function that focuses the first tool: they may be rendered only when the box of the block is known */
function useFocusTool(tools: RefObject<HTMLElement | null>): () => void {
  const wanted = useRef(false);
  const focusWanted = () => {
    const first = wanted.current ? tools.current?.querySelector("button") : undefined;
    if (first) wanted.current = false;
    first?.focus();
  };
  useEffect(focusWanted);
  return () => {
    wanted.current = true;
    focusWanted();
  };
}

/** @returns a function that notes a step: a block that it moves then stays where it is in the window */
function useKeptPlace(page: FramedPage, box: Box | undefined) {
  const moved = useRef<{ id: string; top: number }>(undefined);
  useEffect(() => {
    const { id = "", top = 0 } = moved.current ?? {};
    moved.current = undefined;
    const block = page.document?.getElementById(id);
    const by = block ? block.getBoundingClientRect().top - top : 0;
    if (by !== 0) page.document?.defaultView?.scrollBy({ top: by, behavior: "instant" });
  }, [page]);
  return <Step extends { do: string }>(step: Step, id: string): Step => {
    if (step.do === "move" && box) moved.current = { id, top: box.top };
    return step;
  };
}

/**
 * At the top right of the block, or of what is seen of it: below a bar of the page that stays. Above the block where they
 * would cover one of its texts, which could not be clicked.
 */
function placeOfTools({ top, left, width, height }: Box, { document: page }: FramedPage) {
  const [bar, right] = [barOf(page), left + width];
  const within = Math.max(top, Math.min(bar, top + height - ROOM));
  const place = { left: right - WIDE, right, top: within, bottom: within + ROOM };
  const covers = showsText(page?.querySelector("main"), place);
  return { top: covers && top - ABOVE >= bar ? top - ABOVE : within, left: right };
}

/** Where the bar at the top of the page ends, if it stays when the page is scrolled. */
function barOf(page: Document | undefined): number {
  const bar = page?.querySelector("header");
  const { position } = bar ? getComputedStyle(bar) : {};
  return bar && /sticky|fixed/.test(position ?? "") ? bar.getBoundingClientRect().bottom : 0;
}

function firstInView({ document: page }: FramedPage, blocks: DeskBlock[]): string | undefined {
  const bar = barOf(page) + ROOM;
  return blocks.find(({ id }) => (page?.getElementById(id)?.getBoundingClientRect().bottom ?? 0) > bar)?.id;
}
