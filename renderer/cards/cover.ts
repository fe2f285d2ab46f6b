const SIDES: Record<string, [axis: "x" | "y", share: number]> = {
  left: ["x", 0],
  right: ["x", 1],
  top: ["y", 0],
  bottom: ["y", 1],
};

interface Size {
  width: number;
  height: number;
}

/**
 * What CSS's `object-fit: cover` with this `object-position` shows of a picture.
 *
 * @param focus as YAML writes it: `left`, `right top`, `50% 20%`
 * @returns the picture's size once it covers the box, and the part of it that is shown
 */
export function cover(picture: Size, box: Size, focus: string) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(box.width, Math.round(picture.width * scale));
  const height = Math.max(box.height, Math.round(picture.height * scale));
  const { x, y } = shares(focus);
  const extract = { left: Math.round((width - box.width) * x), top: Math.round((height - box.height) * y), ...box };
  return { resize: { width, height }, extract };
}

function shares(focus: string): { x: number; y: number } {
  const at = { x: 0.5, y: 0.5 };
  for (const [index, word] of focus.split(" ").entries()) {
    const side = SIDES[word];
    if (side) at[side[0]] = side[1];
    else if (word.endsWith("%")) at[index === 0 ? "x" : "y"] = Number.parseFloat(word) / 100;
  }
  return at;
}
