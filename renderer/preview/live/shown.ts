/** Sent to the desk around a page by `postMessage`, once the page's document is parsed. */
export const READY = "preview:ready";

/** The event on a page's `document` once a save is shown: the desk then reads the page again. */
export const SHOWN = "preview:shown";
