import { type ReactNode, useEffect, useRef, useState } from "react";
import { Framed } from "./framedPage";

/** The page at a width of its own, made smaller where there is less room, so that its media queries see that width. */
export function PageFrame({ framed, width, children }: PageFrameProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [start] = useState(Framed.start);
  const room = useRoom(stage);
  const shown = width ?? room.width;
  const scale = room.width > 0 ? Math.min(1, room.width / shown) : 1;
  return (
    <>
      <div className="stage" ref={stage}>
        <div className="page" style={{ inlineSize: shown * scale }}>
          <div className="scaled" style={boxAt(scale, { width: shown, height: room.height / scale })}>
            {/* Not before its width is known: the page would be laid out twice. */}
            {room.width > 0 && <iframe ref={framed.follow} src={start} title="The page" />}
            {children}
          </div>
        </div>
      </div>
      {scale < 1 && <p className="scale">{`${shown} pixels wide, shown at ${Math.round(scale * 100)} %`}</p>}
    </>
  );
}

interface PageFrameProps {
  framed: Framed;
  /** In CSS pixels; undefined for as wide as there is room. */
  width: number | undefined;
  /** What is drawn over the page, in its own coordinates. */
  children?: ReactNode;
}

function boxAt(scale: number, { width, height }: { width: number; height: number }) {
  return { inlineSize: width, blockSize: height, transform: scale < 1 ? `scale(${scale})` : "none" };
}

/** The size of an element in whole pixels, which half a pixel would make a page scroll sideways. */
function useRoom(element: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return room;
}
