import type { Design } from "../../renderer/contract/design";
import { CardWords, cardBackdrop, SEAM } from "./Card";
import { fontFaces, fontFiles } from "./fonts.generated";
import { icons } from "./icons";
import { lateSheet } from "./lateSheet";
import { mirrored } from "./mirrored";
import { colorsOf, hyphened } from "./palette";
import { pageStyle } from "./theme";

/** How this site looks, without its layout. */
export const look: Omit<Design, "Layout"> = {
  pageStyle,
  mirrored,
  // Not in Emotion's `<style>`: the browser would parse them again when the first island wakes, and a typeface that
  // missed the first paint would move the lines then.
  fontFaceRules: fontFaces
    .map((face) => Object.entries(face).map(([name, value]) => `${hyphened(name)}:${value}`))
    .map((descriptors) => `@font-face{${descriptors.join(";")}}`)
    .join(""),
  fontFiles,
  lateSheet,
  icons,
  themeColors({ accent }, { palette }) {
    const { light, dark } = colorsOf(accent, palette);
    return { light: light.paper, dark: dark.paper };
  },
  card: {
    // The light colors of the page's soft sections: a card has no dark form, since any site may show it.
    colors({ accent }, { palette }) {
      const { soft, ink, muted, accent: main, gold } = colorsOf(accent, palette).light;
      return { ground: soft, ink, muted, accent: main, gold };
    },
    Words: CardWords,
    backdrop: cardBackdrop,
    pictureLeft: SEAM,
    fonts: [
      { name: "Fraunces", weight: 600, specifier: "./cardFonts/fraunces-600.ttf" },
      { name: "Figtree", weight: 500, specifier: "./cardFonts/figtree-500.ttf" },
      { name: "Figtree", weight: 600, specifier: "./cardFonts/figtree-600.ttf" },
    ],
  },
};
