import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { DeskBlock, DeskPage } from "../../protocol/page";
import { blockTitle } from "../../protocol/page";
import { Icon } from "../common/marks";
import { type Framed, useFramedPage } from "./framedPage";

interface LaterOnPageProps {
  framed: Framed;
  page: DeskPage | undefined;
  onPick: (id: string) => void;
}

/** Marks where the blocks will be that are not shown on this day, each with its time; a click opens its form. */
export function LaterOnPage({ framed, page, onPick }: LaterOnPageProps): ReactNode {
  const { document: framedPage } = useFramedPage(framed);
  const later = useMemo(() => hiddenBlocks(page?.blocks ?? []), [page]);
  const [tops, setTops] = useState<number[]>([]);
  useEffect(() => {
    const view = framedPage?.defaultView;
    if (!view || later.length === 0) return setTops([]);
    const place = () =>
      setTops(later.map(({ after }) => view.document.getElementById(after ?? "")?.getBoundingClientRect().bottom ?? 0));
    place();
    const listeners = new AbortController();
    view.addEventListener("scroll", place, { signal: listeners.signal });
    const sizes = new ResizeObserver(place);
    sizes.observe(view.document.body);
    return () => {
      listeners.abort();
      sizes.disconnect();
    };
  }, [framedPage, later]);
  return later.map(({ block }, index) => (
    <button
      key={block.id}
      type="button"
      className="later-mark"
      style={{ top: tops[index] ?? 0 }}
      onClick={() => onPick(block.id)}
    >
      <Icon name={block.hidden ? "eye-off" : "clock"} /> {`${blockTitle(block)}: ${block.time?.words}`}
    </button>
  ));
}

/** The blocks that are outside their time, each with the id of the shown block above it. */
function hiddenBlocks(blocks: DeskBlock[]): { block: DeskBlock; after: string | undefined }[] {
  const isShown = ({ time }: DeskBlock) => time?.isShown !== false;
  return blocks.flatMap((block, index) =>
    isShown(block) ? [] : [{ block, after: blocks.slice(0, index).findLast(isShown)?.id }],
  );
}
