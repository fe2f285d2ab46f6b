import styled from "@emotion/styled";
import type { LayoutProps } from "../../renderer/contract/design";
import { layoutIds } from "../../renderer/contract/layoutIds";
import { color, radius, space } from "../look/theme";
import { Breadcrumb } from "./Breadcrumb";
import { Footer } from "./Footer";
import { StickyBar } from "./StickyBar";
import { TopBar } from "./TopBar";

/** What every page has around its blocks. */
export function Layout({ site, route, breadcrumb, hours, children }: LayoutProps) {
  return (
    <>
      <SkipLink href={`#${layoutIds.content}`}>{site.labels.skipToContent}</SkipLink>
      <TopBar site={site} route={route} />
      {route !== "/" && <Breadcrumb name={breadcrumb} labels={site.labels} />}
      <main id={layoutIds.content}>{children}</main>
      <Footer site={site} hours={hours} />
      <StickyBar site={site} />
      <p data-label="opensInNewTab" hidden>
        {site.labels.opensInNewTab}
      </p>
    </>
  );
}

/** WCAG 2.2, 2.4.1: past the top bar in one step. Seen when it has the focus. */
const SkipLink = styled.a({
  position: "absolute",
  insetInlineStart: space.m,
  top: space.s,
  zIndex: 20,
  padding: space.m,
  background: color.card,
  borderRadius: radius.s,
  "&:not(:focus)": { clipPath: "inset(50%)" },
});
