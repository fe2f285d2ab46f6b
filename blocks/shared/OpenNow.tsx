import styled from "@emotion/styled";
import { behavior } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";

/**
 * A line below the opening hours: near a holiday what it changes, else by whose clocks the hours are; where a script runs,
 * whether the business is open now, from the visitor's first movement on. Nothing on a page with hours of its own, which
 * search engines are not told either.
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
  // Each text of the line is in the one cell.
  gridTemplateAreas: '"line"',
  "&::before": { content: "attr(data-longest)", gridArea: "line", visibility: "hidden", fontWeight: 600 },
  "& > *": { gridArea: "line" },
});
