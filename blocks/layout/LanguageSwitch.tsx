import styled from "@emotion/styled";
import type { LayoutProps } from "../../renderer/contract/layout";
import { usePage } from "../../renderer/contract/PageContext";
import { color, hairline, media, plainList, space, stroke, target } from "../look/theme";

/** The same page in each language, by the names that their speakers look for. */
export function LanguageSwitch({ languages }: Pick<LayoutProps, "languages">) {
  const { site, route } = usePage();
  return (
    <Switch aria-label={site.labels.languages}>
      <List>
        {languages.map(({ code, name, route: to }) => (
          <li key={code}>
            <a href={to} lang={code} hrefLang={code} aria-current={to === route ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </List>
    </Switch>
  );
}

// The bar is full with it: the button behind it stays on one line.
const Switch = styled.nav({ [media.large]: { "& + a": { whiteSpace: "nowrap" } } });

const List = styled.ul({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  paddingBlock: space.s,
  borderBlock: hairline,
  // Apart from the links of the menu, which look the same.
  [media.large]: {
    flexWrap: "nowrap",
    columnGap: space.s,
    paddingBlock: 0,
    paddingInlineStart: space.s,
    borderBlock: 0,
    borderInlineStart: hairline,
  },
  // On the narrowest desktop there is only room for the languages to go to.
  [media.full]: { "& li:has([aria-current])": { display: "none" } },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target,
    color: color.ink,
    fontWeight: 500,
    textDecoration: "none",
    "&:hover": { color: color.accent },
    "&[aria-current]": {
      color: color.accent,
      textDecoration: "underline",
      textDecorationThickness: stroke.line,
      textUnderlineOffset: "0.4em",
    },
  },
});
