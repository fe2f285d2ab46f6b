/**
 * Opens the file behind a link of Vite's error overlay in the editor. The overlay's own request could be one of
 * any page: the server takes only this one.
 */
export function openFromOverlay(event: MouseEvent): void {
  const [link] = event.composedPath();
  if (!(link instanceof HTMLElement && link.matches("a.file-link"))) return;
  event.stopPropagation();
  // Of `pages-data/about.yaml:31:5`, the overlay takes what begins with the slash for the link.
  const folder = link.previousSibling?.textContent?.match(/[^\s(]*$/)?.[0] ?? "";
  const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? "";
  const place = encodeURIComponent(folder + link.textContent);
  void fetch(`/__open-in-editor?file=${place}`, { method: "POST", headers: { "x-desk": token } });
}
