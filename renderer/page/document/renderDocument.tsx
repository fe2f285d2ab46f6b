import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { ADDRESS_PROPERTY, type Design, type Look } from "../../contract/design";
import { directionOf } from "../../contract/language";
import { PageProvider } from "../../contract/PageContext";
import type { Site } from "../../contract/types.generated";
import { BlockList } from "../BlockList";
import { escapeCss, escapeHtml, escapeJson } from "../escape";
import { pageContext } from "../pageContext";
import type { PageModel } from "../pageModel";
import { withMetaPolicy } from "../policy/metaPolicy";
import { originsOn, pagePolicy } from "../policy/pagePolicy";
import { compactCss, withoutUnsetProperties } from "./compactCss";
import { head } from "./head";
import { heldLinkScript } from "./heldLink";
import { withLateSheet } from "./lateSheet";
import { withEarlyScripts } from "./orderByHours";
import { shortClasses } from "./shortClasses";

/** A cross-fade between pages, unless the visitor prefers less motion (CSS View Transitions 2; WCAG 2.2, 2.3.3). */
const pageTransition = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** Reports a missing address in the console: a script of the not-found page only. */
const REPORT_NOT_FOUND = '<script>console.error("404 Error: no page at "+location.pathname)</script>\n';

/** The address without what people do not write. */
function addressOf({ canonical }: PageModel): string {
  return `:root{${ADDRESS_PROPERTY}:${JSON.stringify(canonical.replace(/^https?:\/\/|\/$/g, ""))}}`;
}

/** Empty: browsers with popover need no prefixes. One array: Emotion's cache of compiled rules is keyed by it. */
const stylisPlugins: [] = [];

/** A page as an HTML document, without the build's scripts. @param today such as `2030-12-31` @param onToday called when a block reads the date */
export function renderDocument(
  page: PageModel,
  site: Site,
  { blocks, design }: Look,
  today: string,
  onToday?: (day: string) => void,
): string {
  const context = pageContext(page, site, today, onToday);
  const { place, hours, route } = context;
  // One cache per page: a shared one would contain the CSS of every page rendered before.
  const cache = createCache({ key: "css", stylisPlugins });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const body = renderToString(
    <CacheProvider value={cache}>
      <Global styles={design.pageStyle(page.look, site)} />
      <PageProvider value={context}>
        <design.Layout
          {...{ site: context.site, route, place, hours }}
          home={site.base + page.home}
          languages={page.languages.map((one) => ({ ...one, route: site.base + one.route }))}
          breadcrumb={page.breadcrumb}
          entry={page.entry}
          parents={page.parents.map((one) => ({ ...one, route: site.base + one.route }))}
        >
          <BlockList blocks={page.blocks} components={blocks} />
        </design.Layout>
      </PageProvider>
    </CacheProvider>,
  );
  const { html: content, styles } = extractCriticalToChunks(body);
  // In the browser, Emotion adopts the style with its key: see `listStyles` in `islands/wakeIsland.ts`.
  const css = withoutUnsetProperties(styles.map(({ css }) => css).join("")) + pageTransition + addressOf(page);
  const isRightToLeft = directionOf(site.language) === "rtl";
  const style = `<style data-emotion="css ">${escapeCss(compactCss(isRightToLeft ? design.mirrored(css) : css))}</style>`;
  // A style of its own: the browser would parse the rules again when the first island wakes, and a typeface that missed the
  // first paint would move the lines then.
  const report = page.isNotFound ? REPORT_NOT_FOUND : "";
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}"${isRightToLeft ? ' dir="rtl"' : ""}>
<head>
${head(page, site, design)}
${report}${heldLinkScript(content)}<style>${escapeCss(site.fonts.typefaces.rules.replaceAll("url(/", `url(${site.base}/`))}</style>
${style}
</head>
<body>
${content}
</body>
</html>
`;
}

/** Prefetch; prerender would run scripts: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
function speculationRules(base: string): string {
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] };
  return escapeJson({ prefetch: [{ where, eagerness: "moderate" }] });
}

/**
 * Adds what only the built site has: short class names, the late style as a file, the scripts that run before
 * it is shown, speculation rules and the policy.
 */
export function publishedDocument(
  html: string,
  page: PageModel,
  site: Site,
  design: Design,
  today: string,
  script: string,
): { html: string; policy: string } {
  const styled = withLateSheet(shortClasses(html), design.lateSheet(site), site.base);
  const whole = withEarlyScripts(styled)
    .replace("</head>", `<script type="speculationrules">${speculationRules(site.base)}</script>\n</head>`)
    .replace("</body>", `<script type="module" src="${site.base}/${script}" defer></script></body>`);
  const policy = pagePolicy(whole, originsOn(page.blocks, pageContext(page, site, today)));
  return { html: withMetaPolicy(whole, policy), policy };
}
