import styled from "@emotion/styled";
import { color, font, radius, size, space, target } from "../../renderer/theme";
import { usePage } from "../shared/PageContext";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/SmartLink";
import type { RelatedStrip as RelatedStripProps } from "../types.generated";

const USUAL_LIMIT = 4;

/** Links to other services: the first ones of site.yaml's list, without the page that they stand on. */
export function RelatedStrip(props: RelatedStripProps) {
  const { site, route } = usePage();
  const links = site.relatedServices.filter(({ to }) => to !== route).slice(0, props.limit ?? USUAL_LIMIT);
  return (
    <Section {...props}>
      <Strip>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Tile to={to}>{label}</Tile>
          </li>
        ))}
      </Strip>
      {props.action && (
        <Last>
          <LastLink to={props.action.to}>{props.action.label}</LastLink>
        </Last>
      )}
    </Section>
  );
}

const Strip = styled.ul({
  listStyle: "none",
  padding: 0,
  marginTop: space.l,
  display: "grid",
  gap: space.m,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
});

const Tile = styled(SmartLink)({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  height: "100%",
  minHeight: target,
  padding: `${space.m} ${space.l}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.card,
  color: color.ink,
  fontFamily: font.heading,
  fontSize: size.large,
  lineHeight: 1.3,
  textDecoration: "none",
  // The empty text after the slash keeps the arrow out of the link's name.
  "&::after": { content: '"→" / ""', color: color.accent },
  "&:hover": { borderColor: color.accent, textDecoration: "underline", textUnderlineOffset: "0.2em" },
});

const Last = styled.p({ marginTop: space.l });

const LastLink = styled(SmartLink)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target,
  fontWeight: 600,
  textUnderlineOffset: "0.2em",
});
