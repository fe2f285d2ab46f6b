/** A service whose player is shown in the page. */
interface Player {
  service: string;
  /** The address of the player, which sets no cookies (YouTube) and does not track (Vimeo). */
  src: string;
}

/** The player of a video on YouTube or Vimeo, by any address that they give; undefined for any other. */
export function playerOf(address: string): Player | undefined {
  // Whole enough for `new URL`: older browsers have no `URL.canParse`.
  if (!/^https:\/\/[\w.-]+\//.test(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const parts = pathname.split("/").filter(Boolean);
  if (/^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(hostname)) {
    const id = searchParams.get("v") ?? parts.at(-1) ?? "";
    if (!/^[\w-]{11}$/.test(id)) return undefined;
    return { service: "YouTube", src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
  }
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  if (at < 0) return undefined;
  // A video that only those with its link may see has a second part.
  const key = searchParams.get("h") ?? parts[at + 1];
  const own = key && /^\w+$/.test(key) ? `h=${key}&` : "";
  return { service: "Vimeo", src: `https://player.vimeo.com/video/${parts[at]}?${own}autoplay=1&dnt=1` };
}

/** Whether it is a file of this site. */
export const isFile = (address: string) => address.startsWith("/");
