import { escapeHtml } from "../escape";

/** The policy's place: after the encoding, which must come first, and before anything that it applies to. */
const CHARSET = '<meta charset="utf-8">';
const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** Writes a policy into the document, for hosts that send no headers; the server reads it back from there. */
export function withMetaPolicy(html: string, policy: string): string {
  // Single quotes are part of every policy and harmless within double ones.
  const content = escapeHtml(policy).replaceAll("&#39;", "'");
  return html.replace(CHARSET, `${CHARSET}\n<meta http-equiv="content-security-policy" content="${content}">`);
}

/** The policy in a document. Returns undefined if it has none, such as a redirect. */
export function metaPolicy(html: string): string | undefined {
  return html.match(META)?.[1]?.replaceAll("&amp;", "&");
}
