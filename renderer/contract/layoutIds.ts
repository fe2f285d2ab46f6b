/** The ids of the elements around the blocks of every page; no block may use one of them. */
export const layoutIds = {
  content: "content",
  drawer: "menu",
  menuButton: "menu-button",
  stickyBar: "sticky-bar",
} as const;
