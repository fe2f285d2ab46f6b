import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { RelatedStrip as RelatedStripProps } from "../../renderer/contract/types.generated";
import { arrowAhead, color, gridList, hairline, headline, media, quick, size, space, target } from "../look/theme";
import { QuietLink } from "../shared/Actions";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/Words";
import { properties } from "./schema.json";

/** Links to other services: the first of `relatedServices` in site.yaml, without the current page. */
export function RelatedStrip(props: RelatedStripProps) {
  const { site, route } = usePage();
  const limit = props.limit ?? properties.limit.default;
  const links = (site.relatedServices ?? []).filter(({ to }) => to !== route).slice(0, limit);
  return (
    <Section {...props} headingAt="side" printed="not">
      <Strip>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Tile to={to}>{label}</Tile>
          </li>
        ))}
      </Strip>
      {props.action && (
        <Last>
          <QuietLink to={props.action.to}>{props.action.label}</QuietLink>
        </Last>
      )}
    </Section>
  );
}

/** A ruled list of names, in two columns where there is room for a name in each. */
const Strip = styled.ul({
  ...gridList,
  columnGap: space.m,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))",
  borderTop: hairline,
  [media.medium]: { columnGap: space.xl, gridTemplateColumns: "1fr 1fr" },
  "& > li": { borderBottom: hairline },
});

const Tile = styled(SmartLink)({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: target,
  paddingBlock: space.sm,
  color: color.ink,
  ...headline,
  // On a phone, a name and its arrow fit on one line of half the width.
  fontSize: size.beside,
  [media.medium]: { paddingBlock: space.m, fontSize: size.h3 },
  textDecoration: "none",
  "&::after": { ...arrowAhead, color: color.accent },
  "&:hover": { color: color.accent },
  [media.motion]: {
    transition: `color ${quick}, padding ${quick}`,
    "&:hover": { paddingInlineStart: space.s },
  },
});

const Last = styled.p({ marginTop: space.m });
