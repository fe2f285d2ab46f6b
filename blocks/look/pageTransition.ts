import type { CSSObject } from "@emotion/react";
import { media } from "./theme";

/**
 * From a card's picture to the hero of the page that it leads to (CSS View Transitions 2). A page may have one element
 * of a name. One name serves all pages: the card whose link was followed has it, because it has the focus. While a link
 * has the focus, the page's own hero is without the name, so that no picture far out of view flies in.
 */
const NAME = { viewTransitionName: "picture" };

export const pictureOfPage: CSSObject = { [media.motion]: { "html:not(:has(a:focus)) &": NAME } };

/** For an element with a picture and a link to a page. */
export const pictureOfLink: CSSObject = { [media.motion]: { "&:has(a:focus) img": NAME } };
