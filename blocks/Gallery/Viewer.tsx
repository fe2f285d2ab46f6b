import styled from "@emotion/styled";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useMediaQuery } from "react-responsive";
import { fillLabel } from "../../renderer/contract/richText";
import type { Gallery } from "../../renderer/contract/types.generated";
import { color, media, radius, screen, space } from "../look/theme";
import { Button } from "../shared/Actions";
import { Picture } from "../shared/Picture";
import { Caption } from "./Caption";
import type { GalleryLabels } from "./labels";

/** The minimum length of a swipe, in CSS pixels. */
const SWIPE = 40;

/** On a large screen the buttons take the room beside the picture. */
const SIZES = `${screen.large} calc(100vw - 22rem), calc(100vw - 2rem)`;

interface ViewerProps extends Pick<Gallery, "images"> {
  labels: GalleryLabels;
  /** The index in `images` to begin with. */
  start: number;
  onClose: () => void;
}

/**
 * One picture in full size at a time, in a modal dialog (ARIA APG: Dialog). On a large screen the buttons are on both
 * sides of it, also in the keyboard's order, and show the picture that they lead to; a phone does not load these.
 */
export function Viewer({ images, labels, start, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  const touched = useRef<{ x: number; y: number }>(undefined);
  const roomy = useMediaQuery({ query: screen.large });
  // Not by the browser's report that it is closed, which comes after the next key on the picture behind it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  const image = images[at];
  if (!image) return null;
  const move = (steps: number) => setAt((now) => (now + steps + images.length) % images.length);
  const toRight = document.dir === "rtl" ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -toRight,
    ArrowRight: toRight,
    Home: -at,
    End: images.length - 1 - at,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = touched.current;
    touched.current = undefined;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) move(x < 0 ? toRight : -toRight);
  };
  const turn = (steps: number, label: string) => {
    const to = images[(at + steps + images.length) % images.length];
    return (
      <Button data-quiet="" key={steps} type="button" onClick={() => move(steps)}>
        {roomy && to && (
          <Picture key={to.src.hash} src={to.src} focus={to.focus} decorative sizes="7rem" widest={480} lazy={false} />
        )}
        {label}
      </Button>
    );
  };
  const stage = (
    <Stage
      key="stage"
      aria-live="polite"
      onPointerDown={(event) => {
        touched.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
      }}
      onPointerUp={onPointerUp}
      // A mouse would drag the picture instead of turning the page.
      onDragStart={(event) => event.preventDefault()}
    >
      <Picture key={image.src.hash} src={image.src} alt={image.alt} focus={image.focus} sizes={SIZES} lazy={false} />
      <Caption image={image} labels={labels} />
    </Stage>
  );
  const several = images.length > 1;
  const [previous, next] = several ? [turn(-1, labels.previous), turn(1, labels.next)] : [];
  return (
    <Dialog ref={dialog} aria-label={labels.fullSize} onCancel={onClose} onClose={onClose} onKeyDown={onKeyDown}>
      <Frame>
        <Bar>
          <span>{fillLabel(labels.position, { number: at + 1, count: images.length })}</span>
          <Button data-quiet="" type="button" onClick={onClose}>
            {labels.close}
          </Button>
        </Bar>
        <Pages>{roomy ? [previous, stage, next] : [stage, previous, next]}</Pages>
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
  gridTemplateRows: "auto minmax(0, 1fr)",
  gap: space.m,
  // The dialog scrolls: beside the buttons there would be no room for the picture.
  [media.short]: { height: "auto" },
});

/** The picture above both buttons; on a large screen between them. */
const Pages = styled.div({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gridTemplateRows: "minmax(0, 1fr) auto",
  gap: space.m,
  "& > figure": { gridColumn: "1 / -1" },
  "& > button:last-of-type": { justifySelf: "end" },
  "& > button:first-of-type": { justifySelf: "start" },
  [media.large]: {
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gridTemplateRows: "minmax(0, 1fr)",
    alignItems: "center",
    "& > figure": { gridColumn: 2, height: "100%" },
    "& > button": { display: "grid", gap: space.s, padding: space.s },
    "& > button, & > button:focus-visible": { borderRadius: radius.m },
    "& > button img": { width: "7rem", height: "auto", aspectRatio: "1", objectFit: "cover", borderRadius: radius.s },
  },
});

const Bar = styled.div({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: space.m });

const Stage = styled.figure({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: space.s,
  // Vertical scrolling and zooming stay with the browser; a swipe to the side turns the pages.
  touchAction: "pan-y pinch-zoom",
  alignItems: "center",
  // The box has the picture's shape, from its attributes: as wide as a phone, as high as the room between the buttons.
  "& img": {
    width: "100%",
    height: "auto",
    maxHeight: "100%",
    objectFit: "contain",
    background: "none",
    [media.medium]: { borderRadius: radius.m },
    // A wide picture would fill a third of a phone: from edge to edge, 3:4, it shows its middle, or its focus.
    [media.upright]: {
      width: "100vw",
      maxWidth: "100vw",
      marginInline: `calc(-1 * ${space.m})`,
      minHeight: "min(100%, 133vw)",
      objectFit: "cover",
    },
    [media.large]: { width: "auto", height: "100%", maxWidth: "100%" },
    [media.short]: { maxHeight: `calc(100dvh - 2 * ${space.m})` },
  },
  "& figcaption": { display: "grid", justifyItems: "center", textAlign: "center" },
});
