import { escapeHtml } from "../escape";

/** Where the policy goes: before anything that it rules, and after the encoding, which must come first. */
const CHARSET = '<meta charset="utf-8">';
const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** Writes a policy into the document, for hosts that send no headers; the server reads it from there again. */
export function withMetaPolicy(html: string, policy: string): string {
  // Single quotes are part of every policy and harmless within double ones.
  const content = escapeHtml(policy).replaceAll("&#39;", "'");
  return html.replace(CHARSET, `${CHARSET}\n<meta http-equiv="content-security-policy" content="${content}">`);
}

/** The policy that a document carries; undefined for one that carries none, such as a redirect's. */
export function metaPolicy(html: string): string | undefined {
  return html.match(META)?.[1]?.replaceAll("&amp;", "&");
}
