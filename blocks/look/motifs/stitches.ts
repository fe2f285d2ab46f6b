import { HEIGHT } from "./tile";

/** Two locks that meet in the middle, from the left to the right: 36 along, 66 across. */
const STITCH =
  "M1-31c4-4 15-4 19 4c3 8 9 18 15 26c-8 1-15-1-19-6c-6-8-12-18-15-24zM1 31c4 4 15 4 19-4c3-8 9-18 15-26c-8-1-15 1-19 6c-6 8-12 18-15 24z";

/**
 * A braid that runs to the right, as SVG elements: the stitch once, and its copies.
 *
 * @param starts how far along each stitch begins
 * @param long how many times longer each stitch is
 */
export function drawBraid(starts: number[], long = 1): string {
  const places = starts.map((along) => `${long} 0 0 1 ${along} ${HEIGHT / 2}`);
  const uses = places.map((place) => `<use href='%23s' transform='matrix(${place})'/>`).join("");
  return `<defs><path id='s' d='${STITCH}'/></defs>${uses}`;
}

/** A row that runs up from the knot in the middle of 104 units, at an angle in degrees, as SVG path data. */
export function ray(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radians), Math.sin(radians)];
  const point = (far: number) => `${Math.round(52 + far * x)} ${Math.round(HEIGHT - far * y)}`;
  // A row close to the line is shorter, so that it ends before those of the next knot.
  return `M${point(20)}L${point(49 + 18 * y)}`;
}
