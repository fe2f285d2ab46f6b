import { pointOf, type Size } from "../contract/pictureFrame";

/**
 * What CSS's `object-fit: cover` shows of a picture with an `object-position` such as `left`, `right top`, `50% 20%`.
 * Returns the size to which the picture is scaled to cover the box, and the part that is shown.
 */
export function cover(picture: Size, box: Size, focus: string) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(box.width, Math.round(picture.width * scale));
  const height = Math.max(box.height, Math.round(picture.height * scale));
  const { x, y } = pointOf(focus);
  const left = Math.round((width - box.width) * x);
  const top = Math.round((height - box.height) * y);
  return { resize: { width, height }, extract: { left, top, ...box } };
}
