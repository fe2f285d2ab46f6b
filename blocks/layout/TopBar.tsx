import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { type LayoutProps, layoutIds } from "../../renderer/contract/layout";
import { usePage } from "../../renderer/contract/PageContext";
import type { Mark as MarkProps, Site } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { color, font, hairline, media, onAccentGround, radius, size, space, target, width } from "../look/theme";
import { ButtonLink } from "../shared/Actions";
import { Picture } from "../shared/Picture";
import { SmartLink } from "../shared/Words";
import { Address } from "./Address";
import { LanguageSwitch } from "./LanguageSwitch";
import { Navigation } from "./Navigation";

/**
 * The bar that stays in view. On a small screen the links are in a drawer: a popover, which opens and closes without a
 * script; with one it is a modal dialog (`client.ts`).
 */
export function TopBar({ home, languages }: Pick<LayoutProps, "home" | "languages">) {
  const { site, route } = usePage();
  const { business, look, navigation, labels } = site;
  return (
    <Bar>
      <Global styles={pageBehindDrawer} />
      <Brand href={home} aria-current={route === home ? "page" : undefined}>
        {look.mark && <Mark {...look.mark} base={site.base} />}
        <NameOf {...business} />
      </Brand>
      <Drawer id={layoutIds.drawer} popover="auto">
        {/* Takes the focus when the drawer opens. */}
        <BarButton type="button" popoverTarget={layoutIds.drawer} popoverTargetAction="hide" autoFocus>
          {labels.closeMenu}
        </BarButton>
        <nav aria-label={labels.mainNavigation}>
          <Navigation links={navigation.links} />
        </nav>
        {languages.length > 0 && <LanguageSwitch languages={languages} />}
        {navigation.book && <ButtonLink to={navigation.book.to}>{navigation.book.label}</ButtonLink>}
        <Address />
      </Drawer>
      {navigation.call && (
        <CallLink to={navigation.call.to}>
          <Icon name="phone" size={20} />
          {navigation.call.label}
        </CallLink>
      )}
      <BarButton type="button" id={layoutIds.menuButton} popoverTarget={layoutIds.drawer}>
        {labels.menu}
      </BarButton>
    </Bar>
  );
}

/** What stands for the business before its name: decoration, since the name follows. */
function Mark({ image, icon, letter, siteIcon, base }: MarkProps & { base: string }) {
  // React preloads a picture that is neither lazy nor of low priority, before the fonts and the picture of the hero.
  if (siteIcon) return <SiteIcon src={`${base}/favicon.svg`} alt="" width={30} height={30} fetchPriority="low" />;
  if (image) return <Logo src={image} decorative lazy={false} widest={320} sizes="4rem" />;
  if (icon) return <Icon name={icon} size={24} />;
  return letter && <Letter aria-hidden="true">{letter}</Letter>;
}

/** The name of the business; on a small phone the short one, if the name begins with it. */
function NameOf({ name, shortName }: Site["business"]) {
  if (!shortName || !name.startsWith(`${shortName} `)) return name;
  return (
    <span>
      {shortName}
      <Rest>{name.slice(shortName.length)}</Rest>
    </span>
  );
}

/** The page behind the open drawer does not scroll. */
const pageBehindDrawer = { [`html:has(#${layoutIds.drawer}:popover-open)`]: { overflow: "hidden" } } as const;

/** A browser older than popovers (before 2024) shows the links open, below a bar that scrolls away. */
const noPopover = "@supports not selector(:popover-open)";

const Bar = styled.header({
  position: "sticky",
  top: 0,
  zIndex: 10,
  display: "flex",
  alignItems: "center",
  gap: space.s,
  paddingBlock: space.s,
  // In line with the content below (`Inner`).
  paddingInline: `max(${space.gutter}, (100% - ${width.page}) / 2)`,
  background: color.paper,
  borderBottom: hairline,
  flexWrap: "wrap",
  // One row in any typeface: if it is narrow, the name takes two lines, which are no higher than the bar.
  [media.phone]: { flexWrap: "nowrap" },
  [noPopover]: { position: "static", flexWrap: "wrap" },
});

const Brand = styled.a({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  // On a phone two lines, so that the buttons stay beside it.
  flex: "1 0 7.5rem",
  [media.large]: { flex: "0 1 auto", marginInlineEnd: "auto" },
  minHeight: target,
  fontFamily: font.heading,
  fontSize: size.brand,
  fontWeight: 600,
  letterSpacing: "-0.01em",
  lineHeight: 1.1,
  color: color.ink,
  textDecoration: "none",
  "& svg": { flex: "none", color: color.gold },
});

const Logo = styled(Picture)({
  flex: "none",
  marginInlineEnd: space.xs,
  width: "auto",
  maxWidth: "6rem",
  height: "2rem",
  objectFit: "contain",
});

const SiteIcon = styled.img({
  flex: "none",
  marginInlineEnd: space.xs,
  // A dark icon keeps its edge.
  [media.dark]: { outline: hairline, borderRadius: radius.s },
});

const Letter = styled.span({
  ...onAccentGround,
  flex: "none",
  marginInlineEnd: space.xs,
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  borderRadius: radius.round,
});

const Rest = styled.span({ [media.small]: { display: "none" } });

const Drawer = styled.div({
  flexDirection: "column",
  gap: space.m,
  padding: `${space.l} max(${space.l}, env(safe-area-inset-right)) calc(${space.l} + env(safe-area-inset-bottom)) ${space.l}`,
  margin: 0,
  border: 0,
  inset: "0 0 0 auto",
  width: "min(22rem, 88vw)",
  height: "100dvh",
  maxHeight: "none",
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: color.card,
  color: color.ink,
  "&:popover-open": { display: "flex" },
  "& > button": { alignSelf: "flex-end" },
  // The links take the height that is left, so that no hole is below them.
  [media.narrow]: {
    "& > nav, & > nav > ul": { display: "grid", flex: "0 1 30rem" },
    "& > nav > ul > li": { display: "grid", alignItems: "center" },
    "& > nav > ul > li + li": { borderTop: hairline },
  },
  // At the foot, where a thumb is.
  "& > address": { marginTop: "auto", fontStyle: "normal", fontSize: size.small },
  "& > address a": { display: "inline-flex", alignItems: "center", minHeight: target },
  [noPopover]: { position: "static", order: 1, width: "100%", height: "auto" },
  "&::backdrop": { background: color.veil },
  // On a wide screen the same list is in the bar itself.
  [media.large]: {
    display: "flex",
    flexDirection: "row",
    alignItems: "center",
    position: "static",
    width: "auto",
    height: "auto",
    padding: 0,
    background: "none",
    overflow: "visible",
    "& > address": { display: "none" },
  },
});

const barButton = {
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: target,
  padding: `0 ${space.sm}`,
  border: hairline,
  borderRadius: radius.round,
  background: color.card,
  color: color.ink,
  fontWeight: 600,
  cursor: "pointer",
  textDecoration: "none",
  whiteSpace: "nowrap",
  // Words to call that have no room beside the name go below the icon, where they are only read aloud.
  "a&": { flexWrap: "wrap", justifyContent: "center", minWidth: target, height: target, overflow: "clip" },
  "& svg": { flex: "none", height: "100%" },
  "&:active": { background: color.line },
  [media.hover]: { "&:hover": { borderColor: color.accent, color: color.accent } },
  [media.large]: { display: "none" },
  [noPopover]: { "button&": { display: "none" } },
} as const;

// The same style object: one rule for all three.
const BarButton = styled.button(barButton);
const CallLink = styled(SmartLink)(barButton);
