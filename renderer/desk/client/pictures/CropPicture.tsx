import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { fileNameOf, thumbnailOf } from "../../protocol/pictures";
import { Button } from "../common/Button";
import { Dialog, Submit } from "../common/Dialog";
import { WhyRefused } from "../common/Problem";

/** What is cut off from each side, as shares of the picture. */
const WHOLE = { left: 0, right: 0, top: 0, bottom: 0 };

type Cut = typeof WHOLE;

/** At least so much of each side stays, as a share. */
const LEAST = 0.05;

interface CropProps {
  /** The name of the picture in pages. */
  name: string;
  /** Sends what is left as a picture of its own. @returns why it was refused */
  use: (part: File) => Promise<string | undefined>;
  onClose: () => void;
}

/** Cuts a picture: a rectangle is drawn on it, or each side is moved by keys. The whole picture stays in the library. */
export function CropPicture({ name, use, onClose }: CropProps): ReactNode {
  const { cut, setCut, begin, draw } = useCut();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const submit = async () => {
    if (!picture.current || busy) return;
    setBusy(true);
    const why = await use(await partOf(picture.current, cut, fileNameOf(name)));
    setBusy(false);
    setRefused(why);
    if (why === undefined) onClose();
  };
  return (
    <Dialog title="Crop the picture" onClose={onClose} busy={busy} onSubmit={submit}>
      <div className="whole" onPointerDown={begin} onPointerMove={draw}>
        <img ref={picture} src={thumbnailOf(name, "whole")} alt="" draggable={false} />
        <span className="part" style={{ inset: [cut.top, cut.right, cut.bottom, cut.left].map(percent).join(" ") }} />
      </div>
      <div className="sliders">
        {(Object.keys(WHOLE) as (keyof Cut)[]).map((side) => (
          <label key={side}>
            {`Cut off at the ${side}`}
            <input
              type="range"
              max={Math.round(100 * (1 - LEAST - cut[OPPOSITE[side]]))}
              value={Math.round(100 * cut[side])}
              aria-valuetext={percent(cut[side])}
              onChange={({ target }) => setCut({ ...cut, [side]: Number(target.value) / 100 })}
            />
          </label>
        ))}
      </div>
      <WhyRefused words={refused} />
      <Submit words={busy ? "Cropping …" : "Crop"} isOff={busy}>
        <Button onClick={onClose}>Cancel</Button>
      </Submit>
    </Dialog>
  );
}

/** A rectangle that is drawn from where the pointer is pressed; one that is too small to be meant is the whole again. */
function useCut() {
  const [cut, setCut] = useState(WHOLE);
  const start = useRef({ x: 0, y: 0 });
  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: share((clientX - left) / width), y: share((clientY - top) / height) };
  };
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = pointAt(event);
  };
  const draw = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [a, b] = [start.current, pointAt(event)];
    const drawn = { left: Math.min(a.x, b.x), right: 1 - Math.max(a.x, b.x) };
    const across = { top: Math.min(a.y, b.y), bottom: 1 - Math.max(a.y, b.y) };
    setCut(
      1 - drawn.left - drawn.right < LEAST || 1 - across.top - across.bottom < LEAST ? WHOLE : { ...drawn, ...across },
    );
  };
  return { cut, setCut, begin, draw };
}

const OPPOSITE = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

/** In whole percents, as the keys move. */
const share = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part))) / 100;
const percent = (part: number) => `${Math.round(part * 100)}%`;

/** A part of a picture as a file of its own kind, if it may be transparent, and else as a JPEG. */
async function partOf(picture: HTMLImageElement, { left, right, top, bottom }: Cut, name: string): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const [width, height] = [naturalWidth * (1 - left - right), naturalHeight * (1 - top - bottom)].map(Math.round);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(picture, Math.round(naturalWidth * -left), Math.round(naturalHeight * -top));
  const kind = name.endsWith(".png") ? "png" : "jpeg";
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, `image/${kind}`, 0.92));
  return new File(blob ? [blob] : [], name.replace(/\.\w+$/, `.${kind}`), { type: `image/${kind}` });
}
