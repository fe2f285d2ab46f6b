import styled from "@emotion/styled";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { color, radius, size, space, stroke, target } from "../look/theme";
import { Picture } from "../shared/Picture";
import { Words } from "../shared/Words";
import type { Gallery } from "../types.generated";

/** The least way of a finger, in CSS pixels, that is meant as a swipe. */
const SWIPE = 40;

interface ViewerProps extends Pick<Gallery, "images"> {
  /** The index in `images` to begin with. */
  start: number;
  onClose: () => void;
}

/**
 * One picture in full size at a time, in a modal dialog (ARIA APG: Dialog). The platform keeps the
 * focus inside, closes on Esc and gives the focus back to the picture that opened it.
 */
export function Viewer({ images, start, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  const touched = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => dialog.current?.showModal(), []);

  const image = images[at];
  if (!image) return null;
  const close = () => dialog.current?.close();
  const move = (steps: number) => setAt((now) => (now + steps + images.length) % images.length);
  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    Home: () => setAt(0),
    End: () => setAt(images.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = touched.current;
    touched.current = undefined;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) move(x < 0 ? 1 : -1);
  };
  return (
    <Dialog ref={dialog} aria-label="Pictures in full size" onClose={onClose} onKeyDown={onKeyDown}>
      <Frame>
        <Bar>
          <span>
            {at + 1} of {images.length}
          </span>
          <Button type="button" onClick={close}>
            Close
          </Button>
        </Bar>
        <Stage
          aria-live="polite"
          onPointerDown={(event) => {
            touched.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
          }}
          onPointerUp={onPointerUp}
          // A mouse would carry the picture away instead of turning the page.
          onDragStart={(event) => event.preventDefault()}
        >
          <Picture key={image.src.hash} src={image.src} alt={image.alt} sizes="calc(100vw - 2rem)" lazy={false} />
          <figcaption>
            <strong>{image.category}</strong>
            {image.caption && (
              <span>
                <Words of={image.caption} />
              </span>
            )}
          </figcaption>
        </Stage>
        {images.length > 1 && (
          <Bar>
            <Button type="button" onClick={() => move(-1)}>
              Previous
            </Button>
            <Button type="button" onClick={() => move(1)}>
              Next
            </Button>
          </Bar>
        )}
      </Frame>
    </Dialog>
  );
}

const Dialog = styled.dialog({
  width: "100%",
  height: "100%",
  maxWidth: "100%",
  maxHeight: "100%",
  padding: 0,
  border: 0,
  background: color.paper,
  color: color.ink,
  overscrollBehavior: "contain",
});

const Frame = styled.div({
  height: "100%",
  padding: space.m,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gap: space.m,
});

const Bar = styled.div({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: space.m });

const Stage = styled.figure({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: space.s,
  // A finger still scrolls and zooms; only sideways it turns the pages.
  touchAction: "pan-y pinch-zoom",
  "& img": { width: "100%", height: "100%", objectFit: "contain", borderRadius: radius.m },
  "& figcaption": { display: "grid", textAlign: "center", fontSize: size.small },
});

const Button = styled.button({
  minHeight: target,
  minWidth: target,
  padding: `${space.xs} ${space.l}`,
  border: `${stroke.line} solid ${color.accent}`,
  borderRadius: radius.round,
  background: "transparent",
  color: color.accent,
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
});
