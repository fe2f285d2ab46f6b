import { withBreakableSpaces } from "../../base/invisible";
import { manifestLink } from "../../base/sitePath";
import { CARD, type Design } from "../../contract/design";
import { widestUrl } from "../../contract/pictureFiles";
import type { Site } from "../../contract/types.generated";
import { alternatesOf } from "../alternates";
import { escapeHtml, escapeJson } from "../escape";
import type { PageModel } from "../pageModel";
import { structuredData } from "./structuredData";

/** Title, description, canonical link, Open Graph and Twitter tags, JSON-LD. @returns the elements of `<head>`, one a line */
export function head(page: PageModel, site: Site, design: Design): string {
  const { base, business } = site;
  const image = shareImage(page, site);
  const { language, region } = new Intl.Locale(site.language).maximize();
  const locale = `${language}_${region}`;
  return [
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // The browser's bars get the color of the top bar beside them.
    ...Object.entries(design.themeColors(page.look, site)).map(
      ([scheme, color]) =>
        `<meta name="theme-color" content="${escapeHtml(color)}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<title>${escapeHtml(page.title)}</title>`,
    // A page that search engines must not list needs no canonical address.
    page.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(page.canonicalElsewhere ?? page.canonical)}">`,
    ...(page.route === "/" ? verifications(site) : []),
    ...page.feeds.map(
      ({ title, route }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${base}${route}">`,
    ),
    // Those of a page name that page too.
    ...(page.noindex || page.canonicalElsewhere ? [] : alternatesOf(page, site)).map(
      ({ code, url }) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(url)}">`,
    ),
    ...metas("name", {
      description: page.description,
      // For all else X takes the tags of Open Graph: https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started
      "twitter:card": "summary_large_image",
    }),
    ...metas("property", {
      "og:type": "website",
      "og:site_name": business.name,
      // A language with its country; without it, it is `en_US`: https://ogp.me/#optional
      ...(locale !== "en_US" && { "og:locale": locale }),
      "og:title": page.title,
      "og:description": page.description,
      "og:url": page.canonical,
      "og:image": image.url,
      "og:image:width": image.width,
      "og:image:height": image.height,
      "og:image:alt": image.alt,
    }),
    ...site.fonts.typefaces.files.map(
      (file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Browsers that do not support SVG icons request /favicon.ico without a link.
    `<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}/apple-touch-icon.png">`,
    manifestLink(base),
    // It is only for search engines.
    ...(page.noindex
      ? []
      : [`<script type="application/ld+json">${withBreakableSpaces(escapeJson(structuredData(page, site)))}</script>`]),
  ].join("\n");
}

function metas(attribute: string, values: Record<string, string | number>): string[] {
  return Object.entries(values).map(
    ([name, content]) => `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`,
  );
}

/** The page's own picture for this or its social card; without, its first picture or the business's. Networks need absolute addresses. */
function shareImage({ card, sharePicture, image, title }: PageModel, { business }: Site) {
  const whole = (path: string) => new URL(path, business.url).href;
  if (card && !sharePicture) return { ...CARD, url: whole(card.url), alt: card.alt };
  const picture = sharePicture?.src ?? image?.src ?? business.image;
  const { width, height } = picture;
  return { url: whole(widestUrl(picture)), width, height, alt: sharePicture?.alt ?? title };
}

/** By the names under `verification`: how each service calls its code. */
const VERIFIERS: Record<keyof NonNullable<Site["verification"]>, string> = {
  google: "google-site-verification",
  bing: "msvalidate.01",
  pinterest: "p:domain_verify",
  facebook: "facebook-domain-verification",
  yandex: "yandex-verification",
  baidu: "baidu-site-verification",
  naver: "naver-site-verification",
};

/** Services look for their codes on the home page. */
function verifications({ verification = {} }: Site): string[] {
  const codes = Object.entries(verification) as [keyof typeof VERIFIERS, string][];
  return metas("name", Object.fromEntries(codes.map(([service, code]) => [VERIFIERS[service], code])));
}
