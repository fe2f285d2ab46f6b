import { element } from "./element";

/**
 * The page as a social network shows it.
 *
 * @param card the address of the card's picture; it is drawn when it is first asked for
 */
export function socialCard(card: string | undefined): HTMLElement {
  const said = (property: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? "";
  return element(
    "figure",
    { className: "card" },
    card
      ? element("img", { src: card, alt: "The social card of this page", loading: "lazy", width: 1200, height: 630 })
      : element("p", { className: "none" }, "This page has no card."),
    element(
      "figcaption",
      {},
      element("span", { className: "note" }, URL.canParse(said("og:url")) ? new URL(said("og:url")).host : ""),
      element("strong", {}, said("og:title")),
      element("span", {}, said("og:description")),
    ),
  );
}
