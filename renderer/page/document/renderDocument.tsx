import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { renderToString } from "react-dom/server";
import { ADDRESS_PROPERTY, type Look } from "../../contract/design";
import { directionOf } from "../../contract/language";
import { PageProvider } from "../../contract/PageContext";
import type { Site } from "../../contract/types.generated";
import { BlockList } from "../BlockList";
import { escapeCss, escapeHtml, escapeJson } from "../escape";
import { pageContext } from "../pageContext";
import type { PageModel } from "../pageModel";
import type { BuiltPage } from "../pageRequest";
import { metaElement } from "../policy/metaPolicy";
import { originsOn, pagePolicy } from "../policy/pagePolicy";
import { head } from "./head";
import { HOLD, hasHeldLinks } from "./heldLink";
import { lateLink } from "./lateSheet";
import { LATE_TRANSITION, ORDER_BY_HOURS } from "./orderByHours";
import { writeStyles } from "./writeStyles";

/** A cross-fade between pages, unless the visitor prefers less motion (CSS View Transitions 2; WCAG 2.2, 2.3.3). */
const pageTransition = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** Blocks below the first view: the browser lays each out when it comes near, until `layOutBlocks.ts` has all laid out. */
const LAID_OUT_LATER =
  "@media screen{main>:nth-child(n+3),body>footer{content-visibility:auto;contain-intrinsic-size:auto 700px}}";

/** Reports a missing address in the console: a script of the not-found page only. */
const REPORT_NOT_FOUND = 'console.error("404 Error: no page at "+location.pathname)';

/** The address without what people do not write. */
function addressOf({ canonical }: PageModel): string {
  return `:root{${ADDRESS_PROPERTY}:${JSON.stringify(canonical.replace(/^https?:\/\/|\/$/g, ""))}}`;
}

/** Empty: browsers with popover need no prefixes. One array: Emotion's cache of compiled rules is keyed by it. */
const stylisPlugins: [] = [];

/** A page as an HTML document for the preview. @param today such as `2030-12-31` @param onToday called when a block reads the date */
export function renderDocument(
  page: PageModel,
  site: Site,
  look: Look,
  today: string,
  onToday?: (day: string) => void,
): string {
  return documentsOf(site, look, today)(page, site, onToday).html;
}

/**
 * Returns what renders the pages of a site as HTML documents, each written once: what all of them have is made here.
 *
 * @param today such as `2030-12-31`
 * @param script the address of the script of all pages, for the built site: only that has short class names, the late
 *   style as a file, the scripts that run before the page is shown, speculation rules and the policy
 */
export function documentsOf(site: Site, { blocks, design }: Look, today: string, script?: string) {
  const { base, fonts } = site;
  const typefaces = escapeCss(fonts.typefaces.rules.replaceAll("url(/", `url(${base}/`));
  const isRightToLeft = directionOf(site.language) === "rtl";
  const mirror = isRightToLeft ? design.mirrorCss : undefined;
  const open = `<!doctype html>
<html lang="${escapeHtml(site.language)}"${isRightToLeft ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
`;
  const prefetch = speculationRules(base);
  // At the end of the page, so that it does not delay what is before it.
  const end =
    script === undefined
      ? ""
      : `${lateLink(design.lateSheet(site), base)}
<script type="module" src="${base}/${script}"></script>`;

  /** @param site the same, which may note what is read of it @param onToday called when a block reads the date */
  return (page: PageModel, site: Site, onToday?: (day: string) => void): BuiltPage => {
    const isBuilt = script !== undefined;
    const context = pageContext(page, site, today, onToday, isBuilt ? ORDER_BY_HOURS : undefined);
    // One cache per page: a shared one would contain the CSS of every page rendered before.
    const cache = createCache({ key: "css", stylisPlugins });
    cache.compat = true;
    const rendered = renderToString(
      <CacheProvider value={cache}>
        <Global styles={design.pageStyle(page.look, site)} />
        <PageProvider value={context}>{layoutOf(page, site.base, { blocks, design })}</PageProvider>
      </CacheProvider>,
    );
    const { body, css } = writeStyles(rendered, cache, isBuilt, mirror);
    const style = css + pageTransition + escapeCss(addressOf(page));
    // The preview replaces the style of a page that is edited, and its typefaces would be loaded again.
    const styles = isBuilt ? [typefaces + LAID_OUT_LATER + style] : [typefaces, style];
    const isOrdered = isBuilt && body.includes(ORDER_BY_HOURS);
    const early = [...(page.isNotFound ? [REPORT_NOT_FOUND] : []), ...(hasHeldLinks(body) ? [HOLD] : [])];
    const late = isBuilt && !isOrdered ? [LATE_TRANSITION] : [];
    const scripts = [...early, ...late, prefetch, ...(isOrdered ? [ORDER_BY_HOURS] : [])];
    const policy = isBuilt ? pagePolicy({ scripts, styles }, originsOn(page.blocks, context)) : "";
    const inline = (element: string, all: string[]) => all.map((code) => `<${element}>${code}</${element}>\n`).join("");
    const html = [
      open,
      isBuilt ? `${metaElement(policy)}\n` : "",
      head(page, site, design),
      `\n${inline("script", early)}${inline("style", styles)}${inline("script", late)}`,
      isBuilt ? `<script type="speculationrules">${prefetch}</script>\n` : "",
      `</head>\n<body>\n${body}\n${end}</body>\n</html>\n`,
    ].join("");
    return { html, policy };
  };
}

/** The layout with the blocks of a page. */
function layoutOf(page: PageModel, base: string, { blocks, design }: Look) {
  return (
    <design.Layout
      home={base + page.home}
      languages={page.languages.map((one) => ({ ...one, route: base + one.route }))}
      breadcrumb={page.breadcrumb}
      entry={page.entry}
      parents={page.parents.map((one) => ({ ...one, route: base + one.route }))}
    >
      <BlockList blocks={page.blocks} components={blocks} />
    </design.Layout>
  );
}

/** Prefetch; prerender would run scripts: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
function speculationRules(base: string): string {
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] };
  return escapeJson({ prefetch: [{ where, eagerness: "moderate" }] });
}
