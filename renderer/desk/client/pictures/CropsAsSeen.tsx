import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ShownPicture } from "../../protocol/forms";
import { placeOfPicture } from "../page/shownPictures";

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
export function CropsAsSeen({ address, route, pointer, places, position }: CropsProps): ReactNode {
  const isThere = places?.some((place) => place.pointer === pointer);
  const [boxes, setBoxes] = useState<Partial<Record<ScreenName, Box>>>({});
  const [inView, ref] = useInView();
  const hash = places?.find((place) => place.pointer === pointer)?.hash;
  const html = useDocument(inView && isThere ? route : undefined, hash);
  if (!isThere) return <p className="note">What visitors see of it is shown here once it is on the page.</p>;
  return (
    <div className="crops" ref={ref}>
      {NAMES.map((name) => {
        const box = boxes[name];
        const measure = (page: Document | null) => {
          const found = [...(page?.images ?? [])].find((one) => placeOfPicture(one, places ?? []) === pointer);
          const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
          setBoxes((all) => ({ ...all, [name]: { width, height } }));
        };
        return (
          <figure key={name}>
            {box && box.height > 0 && (
              <img
                src={address}
                alt=""
                style={{ aspectRatio: `${box.width} / ${box.height}`, objectPosition: position }}
              />
            )}
            <figcaption className="note">{box?.height === 0 ? `${name}: not shown` : name}</figcaption>
            {html !== undefined && !box && (
              // Without scripts; it is never seen, only laid out.
              <iframe
                title={`The page on a ${name.toLowerCase()}`}
                aria-hidden
                tabIndex={-1}
                sandbox="allow-same-origin"
                srcDoc={html}
                style={{ inlineSize: SCREENS[name].width, blockSize: SCREENS[name].height }}
                onLoad={({ currentTarget }) => measure(currentTarget.contentDocument)}
              />
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** A page as visitors get it, without its scripts. @param version loads it again */
function useDocument(route: string | undefined, version: string | undefined): string | undefined {
  const [html, setHtml] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture may have another box
  useEffect(() => {
    if (route === undefined) return;
    const asking = new AbortController();
    fetch(`${route}?desk=off`, { headers: { accept: "text/html" }, signal: asking.signal })
      .then(async (response) => setHtml(withoutScripts(await response.text())))
      // The preview has stopped, or the field is closed: there is nothing to show.
      .catch(() => {});
    return () => asking.abort();
  }, [route, version]);
  return html;
}

function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script, noscript")) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Whether an element has been in view: most pictures of a form are in entries that nobody opens. */
function useInView() {
  const [inView, setInView] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setInView(true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [inView, ref] as const;
}
