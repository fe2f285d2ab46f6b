import { escapeHtml } from "../escape";

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** The element that has a policy, for hosts that send no headers; the server reads it back from there. */
export function metaElement(policy: string): string {
  // Single quotes are part of every policy and harmless within double ones.
  const content = escapeHtml(policy).replaceAll("&#39;", "'");
  return `<meta http-equiv="content-security-policy" content="${content}">`;
}

/** The policy in a document. Returns undefined if it has none, such as a redirect. */
export function metaPolicy(html: string): string | undefined {
  return html.match(META)?.[1]?.replaceAll("&amp;", "&");
}
