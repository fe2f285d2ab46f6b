/**
 * The widths at which a layout may change, as a script asks for them: `matchMedia(screen.large)`.
 * A file of its own: the script that every page loads takes this and not all the design tokens.
 */
export const screen = {
  medium: "(min-width: 40rem)",
  large: "(min-width: 64rem)",
} as const;
