import styled from "@emotion/styled";
import { color, media, radius, size, space, stroke, target } from "../look/theme";
import type { Gallery } from "../types.generated";

interface CategoryFilterProps extends Pick<Gallery, "images"> {
  /** The one that is shown; undefined for all. */
  category: string | undefined;
  onChoose?: (category: string | undefined) => void;
}

/**
 * A button for each kind of style, and how many pictures it shows. The server draws it too, so that
 * nothing moves when the buttons start to work; a click before that is kept by the loader.
 */
export function CategoryFilter({ images, category, onChoose }: CategoryFilterProps) {
  const categories = [...new Set(images.map((image) => image.category))];
  if (categories.length < 2) return null;
  const shown = images.filter((image) => !category || image.category === category).length;
  return (
    <Tools>
      <Buttons role="group" aria-label="Show pictures of">
        {[undefined, ...categories].map((each) => (
          <Toggle key={each ?? ""} type="button" aria-pressed={each === category} onClick={() => onChoose?.(each)}>
            {each ?? "All"}
          </Toggle>
        ))}
      </Buttons>
      <Count role="status">
        {category ? `${shown} of ${images.length} pictures: ${category}` : `All ${images.length} pictures`}
      </Count>
    </Tools>
  );
}

const Tools = styled.div({
  marginTop: space.l,
  // Buttons that cannot work are not shown: without a script, and when it could not be had.
  [media.unscripted]: { display: "none" },
  "[data-state=failed] &": { visibility: "hidden" },
});

const Buttons = styled.div({ display: "flex", flexWrap: "wrap", gap: space.s });

const Toggle = styled.button({
  minHeight: target,
  padding: `${space.xs} ${space.m}`,
  border: `${stroke.hair} solid ${color.muted}`,
  borderRadius: radius.round,
  background: color.card,
  color: color.ink,
  font: "inherit",
  cursor: "pointer",
  "&[aria-pressed=true]": {
    background: color.accent,
    borderColor: color.accent,
    color: color.onAccent,
    // Color is not the only sign (WCAG 2.2, 1.4.1), and forced colors take the background away.
    textDecoration: "underline",
    textDecorationThickness: stroke.line,
    textUnderlineOffset: "0.3em",
    [media.forced]: { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
  },
});

const Count = styled.p({ marginTop: space.m, color: color.muted, fontSize: size.small });
