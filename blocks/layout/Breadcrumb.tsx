import styled from "@emotion/styled";
import { color, size, space } from "../look/theme";
import { Inner } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Labels } from "../types.generated";

/** Home, then the page that the visitor is on (ARIA APG: Breadcrumb). */
export function Breadcrumb({ name, labels }: { name: string; labels: Labels }) {
  return (
    <Inner as="nav" aria-label={labels.breadcrumb}>
      <List>
        <li>
          <a href="/">{labels.home}</a>
        </li>
        <li>
          <span aria-current="page">
            <Words of={name} />
          </span>
        </li>
      </List>
    </Inner>
  );
}

const List = styled.ol({
  display: "flex",
  flexWrap: "wrap",
  listStyle: "none",
  paddingBlock: space.s,
  paddingInline: 0,
  fontSize: size.small,
  "& a": { display: "inline-block", paddingBlock: space.xs },
  "& li": { display: "flex", alignItems: "center" },
  // Alternative text "" keeps a screen reader from reading the slash.
  "& li + li::before": { content: '"/" / ""', marginInline: space.s, color: color.muted },
});
