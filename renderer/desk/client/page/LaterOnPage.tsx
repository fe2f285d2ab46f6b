import { type ReactNode, useCallback, useMemo } from "react";
import { blockTitle, type DeskBlock, type DeskPage } from "../../protocol/page";
import { Button } from "../common/Button";
import { Icon } from "../common/marks";
import { useMeasured } from "./useMeasured";

interface LaterOnPageProps {
  page: DeskPage | undefined;
  onPick: (id: string) => void;
}

/** Marks where the blocks will be that are not shown on this day, each with its time; a click opens its form. */
export function LaterOnPage({ page, onPick }: LaterOnPageProps): ReactNode {
  const later = useMemo(() => hiddenBlocks(page?.blocks ?? []), [page]);
  const measure = useCallback(
    (shown: Document) =>
      later.map(({ after }) => shown.getElementById(after ?? "")?.getBoundingClientRect().bottom ?? 0),
    [later],
  );
  const tops = useMeasured(measure) ?? [];
  return later.map(({ block }, index) => (
    <Button key={block.id} className="later-mark" style={{ top: tops[index] ?? 0 }} onClick={() => onPick(block.id)}>
      <Icon name={block.hidden ? "eye-off" : "clock"} /> {`${blockTitle(block)}: ${block.time?.words}`}
    </Button>
  ));
}

/** The blocks that are outside their time, each with the id of the shown block above it. */
function hiddenBlocks(blocks: DeskBlock[]): { block: DeskBlock; after: string | undefined }[] {
  const isShown = ({ time }: DeskBlock) => time?.isShown !== false;
  return blocks.flatMap((block, index) =>
    isShown(block) ? [] : [{ block, after: blocks.slice(0, index).findLast(isShown)?.id }],
  );
}
