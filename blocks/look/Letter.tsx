import type { ComponentProps } from "react";
import type { Design } from "../../renderer/contract/design";
import type { Site } from "../../renderer/contract/types.generated";

/** Shares of the side of the icon, by the corners of the site. */
const CORNERS: Record<Site["look"]["radius"], number> = { none: 0, small: 0.15, round: 0.5 };

/** The letter of a site as its icon: its mark, or the first of its name. */
export function Letter({ site: { business, look, palette, fonts }, size }: ComponentProps<Design["Letter"]>) {
  const letter = look.mark?.letter ?? [...business.name][0];
  return (
    <div
      style={{
        width: size,
        height: size,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        borderRadius: size * CORNERS[look.radius],
        background: palette.day.accent,
        color: palette.day.onAccent,
        fontFamily: fonts.typefaces.choice.heading,
        fontWeight: 600,
        fontSize: size * (letter && letter.length > 1 ? 0.5 : 0.65),
      }}
    >
      {letter}
    </div>
  );
}
