import type { ReactNode } from "react";
import { useFramedPage } from "../framedPage";
import type { PanelProps } from "../panelProps";
import { meta } from "./headOf";

/** The page as a social network shows it. */
export function SocialCard({ page: { card }, framed }: PanelProps): ReactNode {
  const { document: page } = useFramedPage(framed);
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
