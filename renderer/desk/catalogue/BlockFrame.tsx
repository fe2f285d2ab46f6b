import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useRoom } from "../client/common/useRoom";

/** The maximum height: a block that fills the window would grow with its frame, and the frame with it. */
const HIGHEST = 2400;

const UNTIL_LOADED = 320;

/** A rendered block at a given width, scaled down if there is less room. The frame is as high as the block. */
export function BlockFrame({ src, title, width }: { src: string; title: string; width?: number }): ReactNode {
  const [room, ref] = useRoom<HTMLDivElement>();
  const [height, setHeight] = useState(UNTIL_LOADED);
  const shown = width ?? room.width;
  const scale = room.width > 0 ? Math.min(1, room.width / shown) : 1;
  const fit = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const block = frame.contentDocument?.querySelector("main");
    if (!block) return;
    const measure = () => setHeight(Math.min(HIGHEST, Math.ceil(block.getBoundingClientRect().height)));
    new ResizeObserver(measure).observe(block);
  };
  return (
    <div ref={ref}>
      {room.width > 0 && (
        <div className="frame" style={{ inlineSize: shown * scale, blockSize: height * scale }}>
          <iframe
            src={src}
            title={title}
            loading="lazy"
            style={{ inlineSize: shown, blockSize: height, transform: `scale(${scale})` }}
            onLoad={fit}
          />
        </div>
      )}
    </div>
  );
}
