/**
 * The ids of what stands around the blocks of every page. A file of its own, of the renderer's and the
 * content's alike: the layout draws them, its scripts look for them, and no block may have one of them.
 */
export const layoutIds = {
  content: "content",
  drawer: "menu",
  menuButton: "menu-button",
  stickyBar: "sticky-bar",
  opensInNewTab: "opens-in-new-tab",
} as const;
