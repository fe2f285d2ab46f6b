import styled from "@emotion/styled";
import type { PriceRow, PriceTable } from "../../renderer/contract/types.generated";
import { color, gridList, hairline, media, nudge, quick, sheet, space, stroke } from "../look/theme";
import { Terms } from "../shared/Cards";
import { CardLink, Words } from "../shared/Words";
import { Badge, Name } from "./parts";

/** Services as cards; a card that leads to a page can be pressed anywhere. On a phone, more than four are a list. */
export function Cards({ rows }: PriceTable) {
  const listed = rows.length > 4;
  return (
    <Grid inRows={rowsOf(rows.length)} listed={listed} endsPriced={rows.slice(-1).some(isPriced)} data-print="pairs">
      {rows.map((row) => (
        <Face featured={row.featured ?? false} listed={listed} priced={isPriced(row)} key={row.name}>
          <h3>
            <Name name={row.name} to={row.to} link={CardLink} />
          </h3>
          <EdgeBadge featured={row.featured ?? false} />
          <Words as={Description} of={row.description} />
          <Foot price={row.price} duration={row.duration} />
        </Face>
      ))}
    </Grid>
  );
}

/** Whether a card has something beside its name: what it has last, a description, is below it otherwise. */
const isPriced = ({ price, duration }: PriceRow) => Boolean(price || duration);

/** How many cards each row of a wide screen has: four or three, and fewer only if these cannot fill all rows. */
function rowsOf(cards: number): number[] {
  if (cards === 0) return [];
  const left = cards - 4;
  const first = left < 0 || [1, 2, 5].includes(left) ? Math.min(3, cards) : 4;
  return [first, ...rowsOf(cards - first)];
}

/** On a tablet, a single last card fills its row, with its price beside its text. */
const wideCard = {
  display: "grid",
  gridTemplate: "auto 1fr / 1fr auto",
  columnGap: space.xl,
  "& > h3": { gridColumn: 1 },
  "& > p:last-of-type": {
    gridColumn: 2,
    gridRow: "1 / span 2",
    margin: 0,
    padding: 0,
    border: 0,
    display: "grid",
    alignContent: "center",
    justifyItems: "end",
  },
} as const;

interface Listed {
  /** Whether the cards are rows of a list on a phone. */
  listed: boolean;
}

/** Two in a row on a tablet, three or four on a wide screen, where every row is full. */
const Grid = styled.ul<Listed & { inRows: number[]; endsPriced: boolean }>(({ inRows, listed, endsPriced }) => ({
  ...gridList,
  gap: `${space.l} ${space.m}`,
  [media.narrowest]: { rowGap: listed ? 0 : space.m },
  [media.tablet]: {
    gridTemplateColumns: "1fr 1fr",
    "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1", ...(endsPriced && wideCard) },
  },
  [media.large]: {
    // Twelve columns: a row of three cards has the width of a row of four.
    gridTemplateColumns: `repeat(12, 1fr)`,
    ...spans(inRows),
  },
}));

/** The width of the cards, from the last row up: what follows it in the style narrows the rows above. */
function spans(inRows: number[]) {
  const rules: Record<string, { gridColumn: string }> = {};
  for (const [at, cards] of inRows.entries()) {
    if (cards === inRows[at - 1]) continue;
    const fromHere = inRows.slice(at).reduce((sum, count) => sum + count, 0);
    rules[at === 0 ? "& > li" : `& > :nth-last-child(-n + ${fromHere})`] = { gridColumn: `span ${12 / cards}` };
  }
  return rules;
}

/** On a phone the price is beside the name. */
const compact = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space.xs} ${space.m}`,
  padding: space.m,
  // A unit of the name that is wider than the room beside the price breaks: widely spaced letters (WCAG 2.2, 1.4.12).
  "& > h3 span span": { display: "inline-block", whiteSpace: "normal" },
  "& > p": { gridColumn: "1 / -1", margin: 0 },
  "& > p:last-child": {
    gridArea: "1 / 2",
    lineHeight: 1.3,
    padding: 0,
    border: 0,
    flexDirection: "column",
    alignItems: "end",
    justifyContent: "start",
  },
} as const;

/** As a row of a list it has a thin rule above it instead of a sheet around it. */
const Face = styled.li<Listed & { featured: boolean; priced: boolean }>(({ featured, listed, priced }) => ({
  ...(listed ? { borderTop: hairline, [media.medium]: sheet } : sheet),
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space.s,
  padding: space.l,
  [media.compact]: { ...(priced ? compact : { padding: space.m }), ...(listed && { paddingInline: 0 }) },
  ...(featured && { borderColor: color.accent, outline: `${stroke.hair} solid ${color.accent}` }),
  // Above the link that covers the whole card.
  "& p a": { position: "relative", zIndex: 1 },
  "& h3 a": { color: color.ink, textDecoration: "none" },
  "&:has(> h3 a:hover)": { borderColor: color.accent },
  [media.motion]: {
    transition: `transform ${quick}, border-color ${quick}`,
    "&:has(> h3 a:hover)": { transform: nudge.lifted },
  },
}));

const EdgeBadge = styled(Badge)({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: space.m,
  transform: "translateY(-50%)",
});

const Description = styled.p({ marginBottom: space.s });

/** At the foot of the card, so that prices of neighbors line up. */
const Foot = styled(Terms)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.m,
  marginTop: "auto",
  paddingTop: space.m,
  borderTop: hairline,
});
