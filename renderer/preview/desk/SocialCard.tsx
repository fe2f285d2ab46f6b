import type { ReactNode } from "react";

/**
 * The page as a social network shows it.
 *
 * @param card the address of the card's picture, which the preview draws on the first request
 */
export function SocialCard({ card }: { card: string | undefined }): ReactNode {
  const meta = (property: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? "";
  return (
    <figure className="card">
      {card ? (
        <img src={card} alt="The social card of this page" loading="lazy" width={1200} height={630} />
      ) : (
        <p className="none">This page has no card.</p>
      )}
      <figcaption>
        <span className="note">{URL.canParse(meta("og:url")) ? new URL(meta("og:url")).host : ""}</span>
        <strong>{meta("og:title")}</strong>
        <span>{meta("og:description")}</span>
      </figcaption>
    </figure>
  );
}
