import { escapeHtml } from "../../page/escape";
import { TYPEFACE } from "./deskCode";

/**
 * Allows nothing from other sites, and no framing of the desk. It does not apply to the page in the desk's own frame,
 * which has the policy of the preview's pages.
 */
export const SHELL_HEADERS = {
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-store",
};

/** What is seen until the desk's code runs: where its bar, the page and the panel will be. */
const SKELETON = `<div class="desk"><header class="bar"></header><main></main><aside><div class="tabs"></div><p class="loading"></p></aside></div>`;

/**
 * The document of the desk, which is rendered in the browser.
 *
 * @param script the address of the desk's code
 * @param tokens `desk` is sent with requests that only the desk may make; `live` opens the live connection, as Vite's own client does
 * @param readOnly whether the desk changes no files
 * @param site the public address of the site; empty while its facts have an error
 */
export function shellPage(
  script: string,
  tokens: Record<"desk" | "live", string>,
  readOnly: boolean,
  site = "",
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="desk-token" content="${escapeHtml(tokens.desk)}">
<meta name="live-token" content="${escapeHtml(tokens.live)}">
<meta name="site" content="${escapeHtml(site)}">
<title>Desk</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${TYPEFACE}" as="font" type="font/woff2" crossorigin>
${stylesheets(["tokens", "base", "desk", "panel", "parts", "typing", "forms", "pages", "blocks", "prices", "pictures", "../richText/richText"])}
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body><div id="desk"${readOnly ? " data-read-only" : ""}>${SKELETON}</div><noscript>The desk needs JavaScript; the pages beside it do not.</noscript></body>
</html>`;
}

/**
 * Links to stylesheets of the desk. They are not imported: that would load Vite's client, which would reload the desk
 * and put its overlay over it.
 */
export function stylesheets(names: string[]): string {
  return names.map((name) => `<link rel="stylesheet" href="/renderer/desk/client/styles/${name}.css">`).join("\n");
}
