/** Wide enough for the navigation in the bar. A file of its own: the page's script takes no other design token. */
export const largeScreen = "(min-width: 64rem)";
