import { type ReactNode, useState } from "react";
import { useRoom } from "../common/useRoom";
import { frame, startOfFrame, useFramedPage } from "./framedPage";

/** The page at a given width, which its media queries see, scaled down if there is less room. */
export function PageFrame({ width, children }: PageFrameProps): ReactNode {
  const [start] = useState(startOfFrame);
  const isShown = useFramedPage().document !== undefined;
  const [room, stage] = useRoom<HTMLDivElement>();
  const shown = width ?? room.width;
  const scale = room.width > 0 ? Math.min(1, room.width / shown) : 1;
  return (
    <>
      <div className="stage" ref={stage}>
        <div className="page" style={{ inlineSize: shown * scale }}>
          <div className="scaled" style={boxAt(scale, { width: shown, height: room.height / scale })}>
            {/* Not before its width is known: the page would be laid out twice. */}
            {room.width > 0 && (
              <iframe ref={frame.follow} src={start} title="The page" data-shown={isShown ? "" : undefined} />
            )}
            {children}
          </div>
        </div>
      </div>
      {scale < 1 && <p className="scale">{`${shown} pixels wide, shown at ${Math.round(scale * 100)} %`}</p>}
    </>
  );
}

interface PageFrameProps {
  /** In CSS pixels; undefined for as wide as there is room. */
  width: number | undefined;
  /** Rendered over the page, in its coordinates. */
  children?: ReactNode;
}

function boxAt(scale: number, { width, height }: { width: number; height: number }) {
  return { inlineSize: width, blockSize: height, transform: scale < 1 ? `scale(${scale})` : "none", "--scale": scale };
}
