import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ShownPicture } from "../../protocol/forms";
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
    <Crops key={place.hash} {...{ places, ...crops }} />
  ) : (
    <p className="note">What visitors see of it is shown here once it is on the page.</p>
  );
}

function Crops({ address, route, pointer, places, position }: CropsProps & { places: ShownPicture[] }) {
  const [inView, ref] = useInView();
  const html = useDocument(inView ? route : undefined);
  const [boxes, setBoxes] = useState<Partial<Record<ScreenName, Box>>>({});
  const measure = (name: ScreenName, page: Document | null) => {
    const found = [...(page?.images ?? [])].find((one) => placeOfPicture(one, places) === pointer);
    const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    setBoxes((all) => ({ ...all, [name]: { width, height } }));
  };
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
            {html !== undefined && !boxes[name] && (
              // Without scripts; it is never seen, only laid out.
              <iframe
                title={`The page on a ${name.toLowerCase()}`}
                aria-hidden
                tabIndex={-1}
                sandbox="allow-same-origin"
                srcDoc={html}
                style={{ inlineSize: SCREENS[name].width, blockSize: SCREENS[name].height }}
                onLoad={({ currentTarget }) => measure(name, currentTarget.contentDocument)}
              />
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** A page as visitors get it, without its scripts. */
function useDocument(route: string | undefined): string | undefined {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (route === undefined) return;
    const asking = new AbortController();
    fetch(`${route}?desk=off`, { headers: { accept: "text/html" }, signal: asking.signal })
      .then(async (response) => setHtml(withoutScripts(await response.text())))
      // The preview has stopped, or the field is closed: there is nothing to show.
      .catch(() => {});
    return () => asking.abort();
  }, [route]);
  return html;
}

function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script, noscript")) script.remove();
  for (const field of page.querySelectorAll("[autofocus]")) field.removeAttribute("autofocus");
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
