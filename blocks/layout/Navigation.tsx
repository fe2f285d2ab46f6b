import styled from "@emotion/styled";
import { useId } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import type { Link, NavigationItem } from "../../renderer/contract/types.generated";
import { arrowhead, color, hairline, media, plainList, sheet, size, space, stroke, target } from "../look/theme";
import { SmartLink, Words } from "../shared/Words";

/** The links of the top bar. A menu among them is a disclosure that opens with no script. */
export function Navigation({ links }: { links: NavigationItem[] }) {
  return (
    <List>
      {links.map((item) => (
        <li key={item.label}>
          {item.groups ? <Menu item={item} /> : <NavLink to={item.to ?? "/"} label={item.label} />}
        </li>
      ))}
    </List>
  );
}

function Menu({ item: { label, groups = [], last } }: { item: NavigationItem }) {
  const { route } = usePage();
  const id = useId();
  const holdsPage = [...groups.flatMap(({ links }) => links), last].some((link) => link?.to === route);
  return (
    <Disclosure name="menu">
      {/* Marks a closed menu that contains the current page, whose link is marked inside. */}
      <Summary aria-current={holdsPage || undefined}>{label}</Summary>
      <Panel>
        {groups.map(({ heading, links }, index) => (
          <div key={heading}>
            <p id={id + index}>
              <Words of={heading} />
            </p>
            <ul aria-labelledby={id + index}>
              {links.map((link) => (
                <li key={link.to}>
                  <NavLink {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {last && <NavLink {...last} />}
      </Panel>
    </Disclosure>
  );
}

function NavLink({ label, to }: Link) {
  const { route } = usePage();
  return (
    <Item to={to} aria-current={to === route ? "page" : undefined}>
      {label}
    </Item>
  );
}

const List = styled.ul({
  ...plainList,
  // Closer together on the narrowest desktop, where the bar is full.
  [media.large]: { display: "flex", alignItems: "center", gap: `clamp(${space.s}, 3vw - ${space.l}, ${space.m})` },
});

/** In the bar, its panel hangs below it. */
const Disclosure = styled.details({ [media.large]: { position: "relative" } });

const pressable = {
  display: "flex",
  alignItems: "center",
  minHeight: target,
  color: color.ink,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "&:hover": { color: color.accent },
  "&[aria-current]": {
    textDecoration: "underline",
    textDecorationThickness: stroke.line,
    textUnderlineOffset: "0.4em",
    color: color.accent,
  },
  "&::-webkit-details-marker": { display: "none" },
  "summary&::after": { ...arrowhead, marginInlineStart: space.s, transform: "translateY(-25%) rotate(45deg)" },
  "[open] > &::after": { transform: "translateY(25%) rotate(225deg)" },
} as const;

// The same style object: one rule for both.
const Item = styled(SmartLink)(pressable);
const Summary = styled.summary(pressable);

const Panel = styled.div({
  paddingInlineStart: space.m,
  "& ul": plainList,
  "& p": { marginTop: space.s, fontSize: size.small, fontWeight: 600, color: color.muted },
  [media.large]: {
    position: "absolute",
    insetInlineStart: `-${space.l}`,
    top: `calc(100% + ${space.s})`,
    display: "grid",
    gridTemplateColumns: "auto auto",
    columnGap: space.xl,
    maxHeight: "calc(100dvh - 5rem)",
    overflowY: "auto",
    padding: space.l,
    ...sheet,
    "& > a": {
      gridColumn: "1 / -1",
      marginTop: space.s,
      paddingTop: space.s,
      borderTop: hairline,
    },
  },
});
