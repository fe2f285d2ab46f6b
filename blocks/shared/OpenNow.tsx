import styled from "@emotion/styled";
import { behavior } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";

/**
 * A line below the opening hours: near a holiday how it changes them, otherwise their time zone. With a script it shows
 * whether the business is open now, from the visitor's first movement on. Renders nothing on a page with its own hours,
 * which are not published to search engines either.
 */
export function OpenNow() {
  const { site, hours } = usePage();
  if (hours !== undefined) return null;
  const { note, longest } = site.business.live;
  return (
    <Line data-longest={longest} {...behavior("layout", "visible")}>
      <span>{note}</span>
    </Line>
  );
}

/** As high as its longest sentence, so that the page does not move when the script sets the text. */
const Line = styled.span({
  display: "grid",
  // All texts of the line share one cell.
  gridTemplateAreas: '"line"',
  "&::before": { content: "attr(data-longest)", gridArea: "line", visibility: "hidden", fontWeight: 600 },
  "& > *": { gridArea: "line" },
});
