import { useState, useSyncExternalStore } from "react";
import { dataAfter } from "../../protocol/dataAfter";
import type { EditStep } from "../../protocol/edits";
import type { DeskBlock } from "../../server/describePage";
import type { EditQueue } from "../forms/editQueue";
import type { ShownPage } from "../useDeskPage";

/** The blocks of a page with all pending changes, and the function that changes them. */
export interface BlockList {
  /** As the page will be; one that is being added has no lines yet. */
  blocks: DeskBlock[];
  change: (words: string, step: EditStep) => void;
  /** Why the last change was refused. */
  refused: string | undefined;
}

export function useBlocks(page: ShownPage, edits: EditQueue): BlockList {
  useSyncExternalStore(edits.subscribe, edits.all);
  const [refused, setRefused] = useState<string>();
  const { name: file, hash, asked } = page;
  // By their places in the file: what is no block is not listed, and leaves a gap.
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
    setRefused(await edits.add({ file, hash, asked, steps: [step], name: words }));
  return { blocks, change: (words, step) => void change(words, step), refused };
}
