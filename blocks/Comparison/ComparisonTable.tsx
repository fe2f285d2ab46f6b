import styled from "@emotion/styled";
import { Icon } from "../look/Icon";
import { color, font, hairline, radius, shadow, size, space } from "../look/theme";
import { VisuallyHidden } from "../shared/VisuallyHidden";
import { Words } from "../shared/Words";
import type { Comparison } from "../types.generated";

/** The form for large screens: the licensed salon's column stands out. */
export function ComparisonTable({ heading, columns, rows }: Pick<Comparison, "heading" | "columns" | "rows">) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>
          <Words of={heading} />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <OwnHead scope="col">{columns.licensed}</OwnHead>
          <th scope="col">{columns.unlicensed}</th>
          <th scope="col">{columns.chain}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, licensed, unlicensed, chain }) => (
          <tr key={feature}>
            <Feature scope="row">{feature}</Feature>
            <Own>
              <Checked>
                <Icon name="check" size={20} />
                <span>
                  <Words of={licensed} />
                </span>
              </Checked>
            </Own>
            <td>
              <Words of={unlicensed} />
            </td>
            <td>
              <Words of={chain} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  "& th, & td": { padding: space.m, textAlign: "start", verticalAlign: "top" },
  "& tbody > tr > *": { borderTop: hairline },
});

const OwnHead = styled.th({
  background: color.accent,
  color: color.onAccent,
  borderRadius: `${radius.m} ${radius.m} 0 0`,
});

const Feature = styled.th({ fontFamily: font.heading, fontSize: size.h3, fontWeight: 600, lineHeight: 1.3 });

const Own = styled.td({ background: color.card, boxShadow: shadow, clipPath: "inset(0 -1rem)" });

const Checked = styled.div({
  display: "flex",
  gap: space.s,
  "& svg": { flex: "none", marginTop: "0.2em", color: color.accent },
});
