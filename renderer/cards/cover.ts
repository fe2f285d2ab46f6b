interface Size {
  width: number;
  height: number;
}

/**
 * What CSS's `object-fit: cover` shows of a picture with an `object-position` such as `left`, `right top`, `50% 20%`.
 * Returns the size to which the picture is scaled to cover the box, and the part that is shown.
 */
export function cover(picture: Size, box: Size, focus: string) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(box.width, Math.round(picture.width * scale));
  const height = Math.max(box.height, Math.round(picture.height * scale));
  const words = focus.split(" ");
  const left = Math.round((width - box.width) * share(words, 0, "left", "right"));
  const top = Math.round((height - box.height) * share(words, 1, "top", "bottom"));
  return { resize: { width, height }, extract: { left, top, ...box } };
}

/** The position on one axis, from 0 to 1: a side's name counts in either place, a percentage only in its own. */
function share(words: string[], place: number, start: string, end: string): number {
  if (words.includes(start)) return 0;
  if (words.includes(end)) return 1;
  const percentage = words[place]?.endsWith("%") ? words[place] : "50%";
  return Number.parseFloat(percentage) / 100;
}
