import { largeScreen } from "./largeScreen";

/**
 * The widths at which a layout may change, for scripts: `matchMedia(screen.large)`.
 * Apart from the theme, so that the script of every page does not load all design tokens.
 */
export const screen = {
  medium: "(min-width: 40rem)",
  large: largeScreen,
} as const;
