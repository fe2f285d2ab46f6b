import type { CSSObject } from "@emotion/react";
import { media } from "./theme";

/**
 * From a card's picture to the hero of the page that it leads to (CSS View Transitions 2). One name for all pages: a page
 * may have one element of a name, and the card whose link was followed is the one that holds the focus. While a link
 * does, the page's own hero goes without the name, so that no picture far out of view flies in.
 */
const NAME = { viewTransitionName: "picture" };

export const pictureOfPage: CSSObject = { [media.motion]: { "html:not(:has(a:focus)) &": NAME } };

/** For what holds a picture and a link to a page. */
export const pictureOfLink: CSSObject = { [media.motion]: { "&:has(a:focus) img": NAME } };
