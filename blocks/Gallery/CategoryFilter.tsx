import styled from "@emotion/styled";
import { fillLabel } from "../../renderer/contract/richText";
import type { Gallery } from "../../renderer/contract/types.generated";
import { maskBy } from "../look/motif";
import { color, media, onAccentGround, radius, size, space, stroke, target } from "../look/theme";
import { Words } from "../shared/Words";
import type { GalleryLabels } from "./labels";

interface CategoryFilterProps extends Pick<Gallery, "images"> {
  labels: GalleryLabels;
  /** The category that is shown; undefined for all. */
  category: string | undefined;
  /** How many pictures it has. */
  shown: number;
  onChoose: (category: string | undefined) => void;
}

/** A button for each category. The server renders them too, so that nothing moves when they start to work. */
export function CategoryFilter({ images, labels, category, shown, onChoose }: CategoryFilterProps) {
  const categories = [...new Set(images.map((image) => image.category))];
  if (categories.length < 2) return null;
  return (
    <Tools>
      <Buttons role="group" aria-label={labels.showPicturesOf}>
        {[undefined, ...categories].map((each) => (
          <Toggle key={each ?? ""} type="button" aria-pressed={each === category} onClick={() => onChoose(each)}>
            <Words of={each ?? labels.all} />
          </Toggle>
        ))}
      </Buttons>
      <Count role="status">
        {category
          ? fillLabel(labels.picturesOf, { count: shown, total: images.length, category })
          : fillLabel(labels.allPictures, { count: images.length })}
      </Count>
    </Tools>
  );
}

const Tools = styled.div({
  marginTop: space.l,
  // Buttons that cannot work are not shown: without a script, and when it failed to load.
  [media.unscripted]: { display: "none" },
  "[data-state=failed] &": { visibility: "hidden" },
});

/** On a phone one row that scrolls to the side, so that the pictures are in the first view. */
const Buttons = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  [media.narrowest]: {
    flexWrap: "nowrap",
    marginInline: `calc(-1 * ${space.gutter})`,
    // Room for whole focus rings, also of a button that was out of sight. A fade says that more follow.
    padding: `${space.s} ${space.xl} ${space.s} ${space.gutter}`,
    scrollPaddingInline: space.xl,
    ...maskBy(`linear-gradient(90deg, ${color.ink} calc(100% - ${space.xl}), transparent)`),
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "none",
    "& > *": { flex: "none" },
  },
});

const Toggle = styled.button({
  minHeight: target,
  padding: `${space.xs} ${space.m}`,
  border: `${stroke.hair} solid ${color.muted}`,
  borderRadius: radius.round,
  background: color.card,
  color: color.ink,
  cursor: "pointer",
  "&[aria-pressed=true]": {
    ...onAccentGround,
    borderColor: color.accent,
    // Color is not the only mark (WCAG 2.2, 1.4.1).
    textDecoration: "underline",
    textDecorationThickness: stroke.line,
    textUnderlineOffset: "0.3em",
  },
});

const Count = styled.p({ marginTop: space.s, color: color.muted, fontSize: size.small });
