import styled from "@emotion/styled";
import { SmartLink } from "../../blocks/shared/SmartLink";
import type { NavigationItem } from "../../blocks/types.generated";
import { color, media, radius, shadow, size, space, target } from "../theme";

/** The links of the top bar. A menu among them is a disclosure that opens with no script. */
export function Navigation({ links, route }: { links: NavigationItem[]; route: string }) {
  return (
    <List>
      {links.map((item) => (
        <li key={item.label}>
          {item.groups ? (
            <Menu item={item} route={route} />
          ) : (
            <NavLink to={item.to ?? "/"} route={route} label={item.label} />
          )}
        </li>
      ))}
    </List>
  );
}

function Menu({ item: { label, groups, last }, route }: { item: NavigationItem; route: string }) {
  return (
    <details name="menu">
      <Summary>{label}</Summary>
      <Panel>
        {groups?.map(({ heading, links }) => (
          <div key={heading}>
            <GroupHeading>{heading}</GroupHeading>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <NavLink {...link} route={route} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {last && <NavLink {...last} route={route} />}
      </Panel>
    </details>
  );
}

function NavLink({ label, to, route }: { label: string; to: string; route: string }) {
  return (
    <Item to={to} aria-current={to === route ? "page" : undefined}>
      {label}
    </Item>
  );
}

const List = styled.ul({
  listStyle: "none",
  padding: 0,
  [media.large]: { display: "flex", alignItems: "center", gap: space.m },
});

const pressable = {
  display: "flex",
  alignItems: "center",
  minHeight: target,
  color: color.ink,
  fontWeight: 500,
  textDecoration: "none",
  cursor: "pointer",
  "&:hover": { color: color.accent },
} as const;

const Item = styled(SmartLink)({
  ...pressable,
  "&[aria-current]": {
    textDecoration: "underline",
    textDecorationThickness: "2px",
    textUnderlineOffset: "0.4em",
    color: color.accent,
  },
});

const Summary = styled.summary({
  ...pressable,
  "&::-webkit-details-marker": { display: "none" },
  "&::after": { content: '"▾" / ""', marginInlineStart: space.xs },
  "[open] > &::after": { content: '"▴" / ""' },
});

const Panel = styled.div({
  paddingInlineStart: space.m,
  "& ul": { listStyle: "none", padding: 0 },
  [media.large]: {
    position: "absolute",
    insetInlineEnd: space.m,
    top: "100%",
    display: "grid",
    gridTemplateColumns: "auto auto",
    columnGap: space.xl,
    maxHeight: "calc(100dvh - 5rem)",
    overflowY: "auto",
    padding: space.l,
    background: color.card,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    boxShadow: shadow,
    "& > a": { gridColumn: "1 / -1" },
  },
});

const GroupHeading = styled.p({ marginTop: space.s, fontSize: size.small, fontWeight: 700, color: color.muted });
