import { useMemo } from "react";
import type { PlainValue } from "../../../base/groups";
import { dataAfter } from "../../protocol/dataAfter";
import type { EditStep } from "../../protocol/edits";
import { inWords } from "../../protocol/inWords";
import type { BlockExample, DeskBlock } from "../../protocol/page";
import { useObservable } from "../common/observable";
import { edits } from "../edits/edits";
import type { ShownPage } from "../page/useDeskPage";

/** The blocks of a page with all pending changes, and the functions that change them. */
export interface BlockList {
  /** As the page will be; one that is being added has no lines yet. */
  blocks: DeskBlock[];
  change: (words: string, step: EditStep) => void;
  /** Adds a block, filled in as its example is, at an index of the file. */
  add: (example: BlockExample, index: number, where: string) => Promise<void>;
}

/**
 * @param refuse is told why a change was refused, and `undefined` when one was made
 * @param added is told the index of a block that was added, and how many there were before
 */
export function useBlocks(
  page: ShownPage,
  refuse: (words: string | undefined) => void,
  added: (index: number, before: number) => void,
): BlockList {
  const all = useObservable(edits.queue, edits.queue.all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pending is read from the edits
  const blocks = useMemo(() => blocksAfter(page), [page, all]);
  const { file, hash, asked } = page;
  const change = async (name: string, step: EditStep) => {
    const refused = await edits.queue.change({ file, hash, asked, steps: [step], name });
    refuse(refused);
    return refused === undefined;
  };
  return {
    blocks,
    change: (words, step) => void change(words, step),
    add: async ({ name, example }, index, where) => {
      const step = { do: "insert", pointer: "/blocks", index, value: example as PlainValue } as const;
      if (await change(`${name} added ${where}`, step)) added(index, page.blocks.length);
    },
  };
}

function blocksAfter(page: ShownPage): DeskBlock[] {
  // By their places in the file: what is not a block is not listed, and leaves a gap.
  const places: (Partial<DeskBlock> | null)[] = [];
  for (const block of page.blocks) places[block.index] = block;
  const all = dataAfter(
    Array.from(places, (place) => place ?? null),
    edits.queue.stepsAfter(page),
    "/blocks",
  );
  const used = new Set<string>();
  return all.flatMap((block, index): DeskBlock[] => {
    if (!block?.type) return [];
    const { type, name = inWords(type), heading = "", place = page.place, endLine = 0 } = block;
    let id = block.id ?? type;
    while (used.has(id)) id = `${id}-new`;
    used.add(id);
    return [{ ...block, id, index, type, name, heading, place, endLine }];
  });
}
