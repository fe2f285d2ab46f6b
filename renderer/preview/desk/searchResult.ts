import { element } from "./element";

/** What Google's result page gives a title and a description, in pixels of its own letters. */
const TITLE = { font: "20px Arial, sans-serif", width: 600 };
const DESCRIPTION = { font: "14px Arial, sans-serif", width: 960 };

const canvas = document.createElement("canvas").getContext("2d");

/** The page as Google lists it, cut where Google cuts it. Read from the head that a crawler reads. */
export function searchResult(): HTMLElement {
  if (content('meta[name="robots"]').includes("noindex")) {
    return element("p", { className: "none" }, "Search engines leave this page out.");
  }
  const title = cut(document.title, TITLE);
  const description = cut(content('meta[name="description"]'), DESCRIPTION);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const { host, pathname } = new URL(canonical);
  const steps = pathname.split("/").filter(Boolean);
  return element(
    "div",
    {},
    element(
      "div",
      { className: "search" },
      element("p", { className: "search-site" }, content('meta[property="og:site_name"]')),
      element("p", { className: "search-address" }, [`https://${host}`, ...steps].join(" › ")),
      element("p", { className: "search-title" }, title.shown),
      element("p", { className: "search-words" }, description.shown),
    ),
    element("p", { className: "note" }, `Title: ${told(title)}. Description: ${told(description)}.`),
  );
}

interface Cut {
  shown: string;
  pixels: number;
  of: number;
}

/** The text, or the words of it that fit in, with the dots that Google puts behind them. */
function cut(text: string, { font, width }: typeof TITLE): Cut {
  const measure = (words: string) => {
    if (!canvas) return 0;
    canvas.font = font;
    return canvas.measureText(words).width;
  };
  const pixels = Math.round(measure(text));
  if (pixels <= width) return { shown: text, pixels, of: width };
  const words = text.split(" ");
  while (words.length > 1 && measure(`${words.join(" ")} ...`) > width) words.pop();
  return { shown: `${words.join(" ")} ...`, pixels, of: width };
}

function told({ pixels, of }: Cut): string {
  return `${pixels} of ${of} pixels${pixels > of ? ", cut" : ""}`;
}

function content(selector: string): string {
  return document.querySelector<HTMLMetaElement>(selector)?.content ?? "";
}
