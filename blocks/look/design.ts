import type { Design } from "../../renderer/contract/design";
import { CardWords, cardBackdrop, SEAM } from "./Card";
import { compositionOf } from "./composition";
import { icons } from "./icons";
import { Letter } from "./Letter";
import { lateSheet } from "./lateSheet";
import { mirrorCss } from "./mirrorCss";
import { motifNames, motifTile } from "./motifs/motifs";
import { colorsOf } from "./palette";
import { pageStyle } from "./theme";

/** How this site looks, without its layout. */
export const look: Omit<Design, "Layout"> = {
  pageStyle: (page, site) => [pageStyle(page, site), compositionOf(site)],
  mirrorCss,
  lateSheet,
  icons,
  motifs: Object.fromEntries(motifNames.map((name) => [name, motifTile(name)])),
  themeColors({ accent }, { palette }) {
    const { light, dark } = colorsOf(accent, palette);
    return { light: light.paper, dark: dark.paper };
  },
  Letter,
  card: {
    // The light colors of the page's soft sections: a card has no dark form, since any site may show it.
    look({ accent }, { fonts, look: { motif }, palette }) {
      const { heading, text } = fonts.typefaces.choice;
      const { soft, ink, muted, accent: main, gold } = colorsOf(accent, palette).light;
      return { ground: soft, ink, muted, accent: main, gold, motif, heading, text };
    },
    Words: CardWords,
    backdrop: cardBackdrop,
    pictureLeft: SEAM,
  },
};
