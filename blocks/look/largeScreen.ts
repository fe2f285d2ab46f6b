/**
 * Wide enough for the navigation to be in the bar. A file of its own: the script of every page takes this
 * and no other design token.
 */
export const largeScreen = "(min-width: 64rem)";
