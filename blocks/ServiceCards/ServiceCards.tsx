import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { color, hairline, media, nudge, quick, radius, size, space, stroke } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Card, CardGrid, CardTitle, Detail, Price } from "../shared/Cards";
import { Section } from "../shared/Section";
import { CardLink } from "../shared/SmartLink";
import { Words } from "../shared/Words";
import type { ServiceCard, ServiceCards as ServiceCardsProps } from "../types.generated";

/** Services as cards; a card that leads to a page can be pressed anywhere. */
export function ServiceCards(props: ServiceCardsProps) {
  return (
    <Section {...props}>
      <Grid inRow={props.cards.length % 4 === 1 ? 3 : 4}>
        {props.cards.map((card) => (
          <Service key={card.title} {...card} />
        ))}
      </Grid>
      <Actions actions={props.actions} />
    </Section>
  );
}

function Service({ title, description, price, duration, featured = false, to }: ServiceCard) {
  const { labels } = usePage().site;
  return (
    <Face featured={featured}>
      <CardTitle>{to ? <CardLink to={to}>{title}</CardLink> : title}</CardTitle>
      {featured && <Badge>{labels.mostPopular}</Badge>}
      {description && (
        <Description>
          <Words of={description} />
        </Description>
      )}
      {(price || duration) && (
        <Terms>
          {price && <Price>{price}</Price>}
          {duration && <Detail>{duration}</Detail>}
        </Terms>
      )}
    </Face>
  );
}

/**
 * Rows further apart than usual: the badge stands on the card's upper edge. Pairs on a tablet, and
 * on a wide screen as many in a row as leave no card alone in the last one, which shares its width.
 */
const Grid = styled(CardGrid, { shouldForwardProp: (name) => name !== "inRow" })<{ inRow: 3 | 4 }>(({ inRow }) => ({
  rowGap: space.l,
  [media.tablet]: {
    gridTemplateColumns: "1fr 1fr",
    "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
  },
  [media.large]: {
    display: "flex",
    flexWrap: "wrap",
    "& > *": { flex: `1 1 calc(100% / ${inRow} - ${space.m})` },
  },
}));

const Face = styled(Card, { shouldForwardProp: (name) => name !== "featured" })<{ featured: boolean }>(
  ({ featured }) => ({
    ...(featured && { borderColor: color.accent, outline: `${stroke.hair} solid ${color.accent}` }),
    // Above the link that covers the whole card.
    "& p a": { position: "relative", zIndex: 1 },
    "& h3 a": { color: color.ink, textDecoration: "none" },
    "&:has(> h3 a:hover)": { borderColor: color.accent },
    [media.motion]: {
      transition: `transform ${quick}, border-color ${quick}`,
      "&:has(> h3 a:hover)": { transform: nudge.lifted },
    },
  }),
);

const Badge = styled.span({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: space.m,
  transform: "translateY(-50%)",
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

const Description = styled.p({ marginBottom: space.s });

/** At the foot of the card, so that prices of neighbors line up. */
const Terms = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.m,
  marginTop: "auto",
  paddingTop: space.m,
  borderTop: hairline,
});
