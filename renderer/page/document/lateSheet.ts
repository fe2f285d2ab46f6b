import { createHash } from "node:crypto";
import type { LateSheet } from "../../contract/design";
import { escapeCss, escapeHtml } from "../escape";
import { HASHED } from "../policy/siteHeaders";

/** The address of the design's late style, with a hash of its content: pages share the file, and browsers cache it. */
export function lateSheetAddress({ css }: Pick<LateSheet, "css">): string {
  return `${HASHED}late.${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
}

/** The link of the file. */
export function lateLink(late: LateSheet, base: string): string {
  return `<link rel="stylesheet" href="${base}${lateSheetAddress(late)}" media="${escapeHtml(late.media)}">`;
}

/** Puts the late style into the page, for the preview, which writes no files. */
export function withLateStyle(html: string, { css, media }: LateSheet): string {
  return html.replace("</head>", () => `<style media="${escapeHtml(media)}">${escapeCss(css)}</style>\n</head>`);
}
