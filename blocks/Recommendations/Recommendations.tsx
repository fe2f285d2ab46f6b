import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { Recommendations as RecommendationsProps } from "../../renderer/contract/types.generated";
import { color, hairline, media, plainList, size, space } from "../look/theme";
import { Terms } from "../shared/Cards";
import { FoldingTable } from "../shared/FoldingTable";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** Which style suits whom, and why: as cards, or as a table for many short entries. */
export function Recommendations(props: RecommendationsProps) {
  return <Section {...props}>{props.layout === "table" ? <Table {...props} /> : <Cards {...props} />}</Section>;
}

/** One ruled row for each recommendation: for whom, what and why, its price. */
function Cards({ items }: RecommendationsProps) {
  return (
    <Rows data-print="columns">
      {items.map(({ audience, name, description, price, duration }) => (
        <li key={`${audience} ${name}`}>
          <Words as="h3" of={audience} />
          <div>
            <Words as={CardName} of={name} />
            <Words as="p" of={description} />
          </div>
          <CardTerms price={price} duration={duration} />
        </li>
      ))}
    </Rows>
  );
}

/** The columns: for whom; what and why; price and time, at least as wide as a price that does not break. */
const IN_A_ROW = "minmax(0, 3fr) minmax(0, 5fr) minmax(min-content, 2fr)";

const Rows = styled.ul({
  ...plainList,
  marginTop: space.l,
  borderBottom: hairline,
  "& > li": {
    display: "grid",
    gap: space.s,
    paddingBlock: space.l,
    borderTop: hairline,
    // Without a price, the text also takes its column.
    [media.medium]: {
      gridTemplateColumns: IN_A_ROW,
      columnGap: space.l,
      "& > div:last-child": { gridColumn: "span 2" },
    },
  },
});

const CardName = styled.p({ color: color.accent, fontSize: size.body, fontWeight: 600 });

const CardTerms = styled(Terms)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.m}`,
  [media.medium]: { flexDirection: "column", alignItems: "end", textAlign: "end" },
});

/**
 * One row for each recommendation; the columns for price and time appear when an entry has them. With them the table is
 * too wide for a tablet, where its rows look like those of the cards.
 */
function Table({ heading, labels, items }: RecommendationsProps) {
  const words = usePage().site.labels;
  const priced = items.some(({ price, duration }) => price || duration);
  return (
    <FoldingTable
      unfolded={priced ? "large" : "medium"}
      caption={heading}
      look={priced ? table("large") : table("medium")}
      rows={items}
      columns={[
        { head: labels?.audience ?? words.audience, of: "audience" },
        { head: labels?.name ?? words.style, as: Name, of: "name" },
        { head: labels?.description ?? words.reason, as: Reason, of: "description" },
        {
          head: words.price,
          as: Figure,
          of: "price",
          cell: ({ price }) => <Words of={price ?? words.callForPricing} />,
        },
        { head: words.time, as: Figure, of: "duration" },
      ]}
    />
  );
}

const inAreas = {
  "& tbody th": { gridArea: "who" },
  "& td:nth-of-type(1)": { gridArea: "what" },
  "& td:nth-of-type(2)": { gridArea: "why" },
  "& td:nth-of-type(3)": { gridArea: "price" },
  "& td:nth-of-type(4)": { gridArea: "time" },
  "& td:nth-of-type(n + 3)": { textAlign: "end" },
} as const;

/** On a phone the price is beside what it is for, in place of a line of its own. */
const inTwoColumns = {
  "& > tbody > tr": { gridTemplate: `"who price" "what time" "why why" / 1fr auto`, columnGap: space.m },
  ...inAreas,
} as const;

const inThreeColumns = {
  "& > tbody > tr": { gridTemplate: `"who what price" "who why time" 1fr / ${IN_A_ROW}`, columnGap: space.l },
  ...inAreas,
} as const;

/** @param unfolded the width from which on it is a plain table */
const table = (unfolded: "medium" | "large") =>
  ({
    "& > tbody > tr": { gap: space.xs, paddingBlock: space.m },
    "& tbody :is(th, td)": {
      textAlign: "start",
      verticalAlign: "top",
      ":empty": { display: "none" },
      [media[unfolded]]: { padding: space.m, ":empty": { display: "table-cell" } },
    },
    "& tbody th": { fontWeight: 600 },
    ...(unfolded === "large" && { [media.compact]: inTwoColumns, [media.tablet]: inThreeColumns }),
  }) as const;

const Reason = styled.td({ [media.large]: { minWidth: "14rem" } });

const Name = styled.td({ color: color.accent, fontWeight: 600 });

const Figure = styled.td({ color: color.muted, [media.large]: { whiteSpace: "nowrap" } });
