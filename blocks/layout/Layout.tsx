import styled from "@emotion/styled";
import { type LayoutProps, layoutIds } from "../../renderer/contract/layout";
import { usePage } from "../../renderer/contract/PageContext";
import { fillLabel } from "../../renderer/contract/richText";
import { color, radius, size, space } from "../look/theme";
import { Day } from "../shared/Day";
import { Inner } from "../shared/Section";
import { Words } from "../shared/Words";
import { Consent } from "./Consent";
import { Footer } from "./Footer";
import { StickyBar } from "./StickyBar";
import { TopBar } from "./TopBar";

/** What every page has around its blocks. */
export function Layout({ home, languages, breadcrumb, parents, entry, children }: LayoutProps) {
  const { site, route } = usePage();
  return (
    <>
      <Opening />
      <TopBar home={home} languages={languages} />
      {route !== home && (
        <Breadcrumb name={breadcrumb} parents={[{ name: site.labels.home, route: home }, ...parents]} />
      )}
      <main id={layoutIds.content}>
        {entry && <Byline {...entry} />}
        {children}
      </main>
      <Footer />
      <StickyBar />
      <p data-label="opensInNewTab" hidden>
        {site.labels.opensInNewTab}
      </p>
    </>
  );
}

/** What the keyboard reaches before the top bar. */
function Opening() {
  const { labels } = usePage().site;
  return (
    <>
      <SkipLink href={`#${layoutIds.content}`}>{labels.skipToContent}</SkipLink>
      <Consent />
    </>
  );
}

/** Skips the top bar in one step (WCAG 2.2, 2.4.1). Visible when it has the focus. */
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

/** Home, the pages above the page that the visitor is on, and that page (ARIA APG: Breadcrumb). */
function Breadcrumb({ name, parents }: Pick<LayoutProps, "parents"> & { name: string }) {
  const { labels } = usePage().site;
  return (
    <Inner as="nav" aria-label={labels.breadcrumb}>
      <Steps>
        {parents.map((one) => (
          <li key={one.route}>
            <a href={one.route}>{one.name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">
            <Words of={name} />
          </span>
        </li>
      </Steps>
    </Inner>
  );
}

/** The day and the author of a page, below its breadcrumb. */
function Byline({ date, author }: NonNullable<LayoutProps["entry"]>) {
  const { labels } = usePage().site;
  if (!date && !author) return null;
  return (
    <Inner as={By}>
      {date && <Day of={date} />}
      {author && <span>{fillLabel(labels.writtenBy, { name: author })}</span>}
    </Inner>
  );
}

const By = styled.p({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  paddingBottom: space.s,
  fontSize: size.small,
  color: color.muted,
});

const Steps = styled.ol({
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
