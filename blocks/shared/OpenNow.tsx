import styled from "@emotion/styled";
import { writePlan } from "../../renderer/contract/businessHours";
import { behavior, type Wake } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";
import { media } from "../look/theme";

/**
 * Lines below the opening hours: near a holiday how it changes them, and with a script whether the business is open
 * now: from the visitor's first movement on, or with `wake="idle"` as soon as the page is painted. Renders nothing where
 * the business has no opening hours.
 */
export function OpenNow({ wake = "visible" }: { wake?: Wake }) {
  const { site, hours } = usePage();
  const { live } = site.business;
  if (!live) return null;
  const { note, longest, plan } = live;
  // The footer of a page with its own hours has those, and not the plan of the business.
  const own = hours === undefined ? undefined : writePlan(plan);
  return (
    <>
      {note && <Note>{note}</Note>}
      <Live data-print="not" data-hours={own} data-longest={longest} {...behavior("layout", wake)}>
        <span />
      </Live>
    </>
  );
}

const Note = styled.span({ display: "block" });

/** As high as its longest sentence, so that the page does not move when the script sets the text. */
const Live = styled.span({
  display: "grid",
  // All texts of the line share one cell.
  "& > *, &::before": { gridArea: "1 / 1" },
  "&::before": { content: "attr(data-longest)", visibility: "hidden", fontWeight: 600 },
  [media.unscripted]: { display: "none" },
});
