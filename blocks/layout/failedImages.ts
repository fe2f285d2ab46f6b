/** Marks every picture that could not be loaded, so that CSS shows what the block drew in its place. */
export function watchFailedImages(): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset.failed = "";
  };
  // An image's error does not bubble, but it is captured.
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  // Those that failed before this script ran. An SVG may have no width of its own: only decoding tells.
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) image.decode().catch(() => mark(image));
  }
}
