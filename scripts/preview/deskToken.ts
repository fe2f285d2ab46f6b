/** The token that requests of the desk send as the header `x-desk`. @param document the HTML of `/_desk/at/` */
export function deskTokenIn(document: string): string {
  const [, token] = /<meta name="desk-token" content="([^"]+)">/.exec(document) ?? [];
  if (!token) throw new Error("The desk has no token.");
  return token;
}
