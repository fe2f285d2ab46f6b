import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { ServiceArea as ServiceAreaProps } from "../../renderer/contract/types.generated";
import { color, font, media, plainList, prose, radius, size, space } from "../look/theme";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** The towns that clients come from: the page's own, else those of site.yaml. */
export function ServiceArea(props: ServiceAreaProps) {
  const { site } = usePage();
  const towns = props.towns ?? site.business.towns ?? [];
  return (
    <Section {...props}>
      <Columns beside={Boolean(props.text)}>
        <Towns data-print="row">
          {towns.map((town) => (
            <Words as="li" of={town} key={town} />
          ))}
        </Towns>
        <Words as={Body} of={props.text} />
      </Columns>
    </Section>
  );
}

const Columns = styled.div<{ beside: boolean }>(({ beside }) => ({
  marginTop: space.l,
  display: "grid",
  gap: space.l,
  alignItems: "start",
  // The columns of heading and lead: the text is below the lead.
  [media.large]: beside ? { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)", gap: space.xxl } : {},
}));

/** The room for a bead behind each town but the last, also at the end of a line, so that it is read as one list. */
const BEAD = "1.75rem";

/** Set as one sentence in large letters. */
const Towns = styled.ul({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  rowGap: space.s,
  fontFamily: font.heading,
  fontSize: size.quote,
  fontWeight: 600,
  lineHeight: 1.25,
  "& > li": { position: "relative", paddingInlineEnd: BEAD },
  "& > li:not(:last-child)::after": {
    content: '""',
    position: "absolute",
    insetInlineEnd: "0.65rem",
    top: "calc(50% - 0.225rem)",
    width: "0.45rem",
    height: "0.45rem",
    borderRadius: radius.round,
    background: color.accent,
  },
});

const Body = styled.div(prose);
