import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { PriceTable } from "../../renderer/contract/types.generated";
import { color, font, hairline, headline, media, sheet, size, space, stroke } from "../look/theme";
import { FoldingTable } from "../shared/FoldingTable";
import { Words } from "../shared/Words";
import { Badge, CallForPrice, Name } from "./parts";

/**
 * A printed list. Below the width of a desktop a row folds: name and price on one line, the rest below. Four columns on a
 * tablet would leave the details some twenty characters a line.
 */
export function Table({ heading, nameLabel, rows }: PriceTable) {
  const { labels } = usePage().site;
  return (
    <FoldingTable
      unfolded="large"
      caption={heading}
      look={list}
      rows={rows}
      columns={[
        {
          head: nameLabel ?? labels.service,
          as: NameCell,
          cell: ({ name, featured, to }) => (
            <>
              <Name name={name} to={to} />
              {featured && " "}
              <Badge featured={featured} />
            </>
          ),
        },
        { head: labels.details, as: DescriptionCell, of: "description" },
        { head: labels.time, as: TimeCell, of: "duration" },
        { head: labels.price, as: PriceCell, cell: ({ price }) => (price ? <Amount of={price} /> : <CallForPrice />) },
      ]}
    />
  );
}

/** A price whose first words, such as "Starting" or "From", are a label of its amount; a currency, such as "CHF", is not. */
const LABELED = /^(\p{L}\p{Ll}{2,}(?: \p{Ll}+)*)\s([^\p{Ll}\d]*\d.*)$/u;

/** A price, its label in small type, so that amounts can be compared down the column. */
function Amount({ of: price }: { of: string }) {
  const [, label, amount] = LABELED.exec(price) ?? [];
  if (!label) return <Words of={price} />;
  return (
    <>
      <small>{label}</small> <Words of={amount} />
    </>
  );
}

const list = {
  padding: `${space.s} ${space.m}`,
  ...sheet,
  // A second line inside the first, as on printed menus.
  outline: `${stroke.hair} solid ${color.accent}`,
  outlineOffset: `-${space.s}`,
  "& > thead th:last-of-type": { textAlign: "end" },
  "& > tbody > tr": {
    // On a phone the description has the whole width: beside the price it had some fifteen characters a line.
    gridTemplateAreas: '"name price" "time time" "description description"',
    gridTemplateColumns: "1fr auto",
    [media.medium]: { gridTemplateAreas: '"name price" "description time"' },
    // Text enlarged on a phone: no room for both on one line.
    [media.tight]: { gridTemplate: '"name" "price" "time" "description" / 1fr' },
    columnGap: space.sm,
    paddingBlock: space.m,
  },
  "& > tbody > :last-child": { borderBottom: 0 },
  [media.large]: { borderCollapse: "separate", borderSpacing: 0, padding: `${space.m} ${space.l}` },
} as const;

const cell = {
  padding: 0,
  [media.large]: { padding: space.m, borderTop: hairline, verticalAlign: "baseline" },
};

const NameCell = styled.th(cell, headline, {
  gridArea: "name",
  textAlign: "start",
  // Beside the price, a hyphenated name may have to break where it has no room on a line of its own.
  "& > span > span": { [media.small]: { display: "inline-block", whiteSpace: "normal" } },
});

const small = { fontSize: size.small, color: color.muted, [media.medium]: { fontSize: size.body } };

const DescriptionCell = styled.td(cell, small, { gridArea: "description" });

const TimeCell = styled.td(cell, small, {
  gridArea: "time",
  [media.tablet]: { textAlign: "end" },
  [media.large]: { whiteSpace: "nowrap" },
});

const PriceCell = styled.td(cell, headline, {
  gridArea: "price",
  color: color.accent,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  "& small": { color: color.muted, fontFamily: font.body, fontSize: size.small, fontWeight: 400 },
  [media.tight]: { textAlign: "start" },
  // Also on paper, which is as wide as a tablet.
  [media.medium]: { whiteSpace: "nowrap" },
});
