import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ShownPicture } from "../../protocol/forms";
import { useInView } from "../common/useInView";
import { placeOfPicture } from "./placeOfPicture";

/** The screens whose crops are shown, in CSS pixels. */
const SCREENS = {
  Phone: { width: 390, height: 844 },
  Desktop: { width: 1280, height: 800 },
} as const;

type ScreenName = keyof typeof SCREENS;
const NAMES = Object.keys(SCREENS) as ScreenName[];

/** The box that a page gives a picture. */
interface Box {
  width: number;
  height: number;
}

interface CropsProps {
  /** The address of the picture. */
  address: string;
  route: string;
  /** The pointer of its name in the page's file. */
  pointer: string;
  places: ShownPicture[] | undefined;
  /** The point that stays in view, as an `object-position`. */
  position: string;
}

/** What of a picture visitors see on a phone and a desktop, in the shape of its box on the page. */
export function CropsAsSeen({ places = [], ...crops }: CropsProps): ReactNode {
  const place = places.find(({ pointer }) => pointer === crops.pointer);
  // Another picture may have another box.
  return place ? (
    <Crops key={place.hash} places={places} {...crops} />
  ) : (
    <p className="note">What visitors see of it is shown here once it is on the page.</p>
  );
}

function Crops({ address, route, pointer, places, position }: CropsProps & { places: ShownPicture[] }) {
  const [inView, ref] = useInView<HTMLDivElement>();
  const [boxes, setBoxes] = useState<Partial<Record<ScreenName, Box>>>({});
  const placeOf = useEffectEvent((picture: HTMLImageElement) => placeOfPicture(picture, places));
  useEffect(() => {
    if (!inView) return;
    const asking = new AbortController();
    const isIt = (picture: HTMLImageElement) => placeOf(picture) === pointer;
    const measure = async () => {
      const html = await pageWithoutScripts(route, asking.signal);
      for (const name of NAMES) {
        const box = await boxOnScreen(html, SCREENS[name], isIt);
        if (!asking.signal.aborted) setBoxes((all) => ({ ...all, [name]: box }));
      }
    };
    // The preview has stopped, or the field is closed: there is nothing to show.
    measure().catch(() => {});
    return () => asking.abort();
  }, [inView, route, pointer]);
  return (
    <div className="crops" ref={ref}>
      {NAMES.map((name) => {
        const { width = 0, height = 0 } = boxes[name] ?? {};
        return (
          <figure key={name}>
            {height > 0 && (
              <img src={address} alt="" style={{ aspectRatio: `${width} / ${height}`, objectPosition: position }} />
            )}
            <figcaption className="note">{boxes[name] && height === 0 ? `${name}: not shown` : name}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** A page as visitors get it, without its scripts. */
async function pageWithoutScripts(route: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${route}?desk=off`, { headers: { accept: "text/html" }, signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const script of page.querySelectorAll("script, noscript")) script.remove();
  for (const field of page.querySelectorAll("[autofocus]")) field.removeAttribute("autofocus");
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** The box of a picture on a page of this size, which is laid out and never seen; empty if the page does not show it. */
async function boxOnScreen(
  html: string,
  { width, height }: Box,
  isIt: (picture: HTMLImageElement) => boolean,
): Promise<Box> {
  const holder = document.createElement("div");
  holder.inert = true;
  holder.style.cssText =
    "position: fixed; inset: 0 auto auto 0; inline-size: 0; block-size: 0; overflow: clip; visibility: hidden";
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.style.cssText = `inline-size: ${width}px; block-size: ${height}px; border: 0`;
  frame.srcdoc = html;
  // Hidden from code that looks for the frame of the page.
  holder.attachShadow({ mode: "closed" }).append(frame);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(holder);
  await loaded;
  const found = [...(frame.contentDocument?.images ?? [])].find(isIt);
  const box = found?.getBoundingClientRect();
  holder.remove();
  return { width: box?.width ?? 0, height: box?.height ?? 0 };
}
