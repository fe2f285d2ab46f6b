import type { ReactNode } from "react";
import type { DeskPage } from "../../protocol/page";
import { useFramedPage } from "../page/framedPage";

/** The room that Google's result page gives a title and a description, in pixels of its font. */
const TITLE = { font: "20px Arial, sans-serif", width: 600 };
const DESCRIPTION = { font: "14px Arial, sans-serif", width: 960 };

const canvas = document.createElement("canvas").getContext("2d");

/** The page as Google lists it, truncated where Google does it. Reads the same head as a crawler. */
export function SearchResult(): ReactNode {
  const { document: page } = useFramedPage();
  if (!page) return <p className="none">The page is loading.</p>;
  if (meta(page, 'name="robots"').includes("noindex")) {
    return <p className="none">Search engines leave this page out.</p>;
  }
  const title = cut(page.title, TITLE);
  const description = cut(meta(page, 'name="description"'), DESCRIPTION);
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? page.location.href;
  const { host, pathname } = new URL(canonical);
  const steps = pathname.split("/").filter(Boolean);
  return (
    <>
      <div className="boxed search">
        <p className="search-site">{meta(page, 'property="og:site_name"')}</p>
        <p className="search-address">{[`https://${host}`, ...steps].join(" › ")}</p>
        <p className="search-title">{title.shown}</p>
        <p className="search-words">{description.shown}</p>
      </div>
      <p className="note">
        Title: {title.size}. Description: {description.size}.
      </p>
    </>
  );
}

/** The text, or the words of it that fit, followed by Google's dots; and its size in words. */
function cut(text: string, { font, width }: typeof TITLE): { shown: string; size: string } {
  const measure = (words: string) => {
    if (!canvas) return 0;
    canvas.font = font;
    return canvas.measureText(words).width;
  };
  const pixels = Math.round(measure(text));
  if (pixels <= width) return { shown: text, size: `${pixels} of ${width} pixels` };
  const words = text.split(" ");
  while (words.length > 1 && measure(`${words.join(" ")} ...`) > width) words.pop();
  return { shown: `${words.join(" ")} ...`, size: `${pixels} of ${width} pixels, cut` };
}

/** The page as a social network shows it. */
export function SocialCard({ card }: Pick<DeskPage, "card">): ReactNode {
  const { document: page } = useFramedPage();
  if (!page) return <p className="none">The page is loading.</p>;
  const url = meta(page, 'property="og:url"');
  return (
    <figure className="card">
      {card ? (
        <img src={card} alt="The social card of this page" width={1200} height={630} />
      ) : (
        <p className="none">This page has no card.</p>
      )}
      <figcaption>
        <span className="note">{URL.canParse(url) ? new URL(url).host : ""}</span>
        <strong>{meta(page, 'property="og:title"')}</strong>
        <span>{meta(page, 'property="og:description"')}</span>
      </figcaption>
    </figure>
  );
}

/** The content of a `<meta>` in the head of a page; empty if there is none. */
function meta(page: Document, attribute: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[${attribute}]`)?.content ?? "";
}
