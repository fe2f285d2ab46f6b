import styled from "@emotion/styled";
import { directionOf } from "../../renderer/contract/language";
import { usePage } from "../../renderer/contract/PageContext";
import { fillLabel } from "../../renderer/contract/richText";
import { SmallIcon } from "../look/Icon";
import { color, media, radius, space, stroke, target } from "../look/theme";

/** Inert, which hides them, until `Hero.behavior.ts` has loaded. The first stops the rotation (ARIA APG). */
export function Controls({ count, stripId }: { count: number; stripId: string }) {
  const { labels, language } = usePage().site;
  const [back, on] = directionOf(language) === "rtl" ? (["right", "left"] as const) : (["left", "right"] as const);
  return (
    <Row inert>
      <Round
        type="button"
        aria-label={labels.startSlides}
        data-start={labels.startSlides}
        data-stop={labels.stopSlides}
      >
        <SmallIcon name="play" size={20} data-when="stopped" />
        <SmallIcon name="pause" size={20} data-when="playing" />
      </Round>
      <Round type="button" data-step="-1" aria-label={labels.previousSlide} aria-controls={stripId}>
        <SmallIcon name={`chevron-${back}`} size={20} />
      </Round>
      <Dots role="group" aria-label={labels.chooseSlide}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Dot
            key={index}
            type="button"
            data-slide={index}
            aria-label={fillLabel(labels.slide, { number: index + 1, count })}
            aria-controls={stripId}
            aria-disabled={index === 0}
          />
        ))}
      </Dots>
      <Round type="button" data-step="1" aria-label={labels.nextSlide} aria-controls={stripId}>
        <SmallIcon name={`chevron-${on}`} size={20} />
      </Round>
    </Row>
  );
}

const Row = styled.div({
  gridArea: "2 / 1",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  marginTop: space.s,
  "& svg": { strokeWidth: 2.4 },
  // Hidden but in its place: nothing moves when it appears. Without a script it never does.
  "&[inert]": { visibility: "hidden" },
  [media.unscripted]: { display: "none" },
});

const bare = {
  display: "grid",
  placeItems: "center",
  height: target,
  padding: 0,
  border: 0,
  background: "transparent",
  cursor: "pointer",
} as const;

const Round = styled.button({
  ...bare,
  width: target,
  borderRadius: radius.round,
  color: color.ink,
  "&:hover": { background: color.card },
  "& [data-when=stopped]": { fill: "currentColor" },
  "&[data-playing] [data-when=stopped], &:not([data-playing]) [data-when=playing]": { display: "none" },
});

const Dots = styled.div({ display: "flex", flexWrap: "wrap", justifyContent: "center" });

/** The dot is small, but the area that can be pressed is not. */
const Dot = styled.button({
  ...bare,
  width: "1.75rem",
  "&::before": {
    content: '""',
    boxSizing: "border-box",
    width: "0.75rem",
    height: "0.75rem",
    border: `${stroke.line} solid ${color.accent}`,
    borderRadius: radius.round,
  },
  "&:hover::before": { background: color.line },
  "&[aria-disabled=true]": { cursor: "default" },
  "&[aria-disabled=true]::before": { background: color.accent },
  [media.forced]: { "&[aria-disabled=true]::before": { background: "Highlight", forcedColorAdjust: "none" } },
});
