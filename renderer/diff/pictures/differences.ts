import sharp from "sharp";

/** A rectangle in a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Differences are found in square tiles of this many pixels. */
const TILE = 16;
/** A smaller difference in a color channel is a browser's rounding, which no visitor sees. */
const LEAST = 6;
/** At most this many boxes mark a picture; if there are more, one box covers them all. */
const MOST = 200;

/** Where two pictures of a page differ, as boxes in the second. If the heights differ, shifted rows are not marked. */
export async function differencesOf(before: Buffer, after: Buffer): Promise<Box[]> {
  const [old, fresh] = await Promise.all([raw(before), raw(after)]);
  if (old.width !== fresh.width) return [{ left: 0, top: 0, width: fresh.width, height: fresh.height }];
  const stride = fresh.width * 3;
  const sameRow = (row: number, other: number) =>
    old.bytes.compare(fresh.bytes, other * stride, (other + 1) * stride, row * stride, (row + 1) * stride) === 0;
  if (old.height === fresh.height) return joined(tilesOf(old.bytes, fresh.bytes, fresh.width, fresh.height));
  const shorter = Math.min(old.height, fresh.height);
  let top = 0;
  while (top < shorter && sameRow(top, top)) top++;
  let bottom = 0;
  while (bottom < shorter - top && sameRow(old.height - 1 - bottom, fresh.height - 1 - bottom)) bottom++;
  return [{ left: 0, top, width: fresh.width, height: Math.max(2, fresh.height - bottom - top) }];
}

async function raw(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function tilesOf(old: Buffer, fresh: Buffer, width: number, height: number): Box[] {
  const found: Box[] = [];
  for (let top = 0; top < height; top += TILE) {
    let open: Box | undefined;
    for (let left = 0; left < width; left += TILE) {
      const tile = { left, top, width: Math.min(TILE, width - left), height: Math.min(TILE, height - top) };
      if (!differs(old, fresh, width, tile)) open = undefined;
      else if (open) open.width += tile.width;
      else {
        open = tile;
        found.push(open);
      }
    }
  }
  return found;
}

function differs(old: Buffer, fresh: Buffer, width: number, tile: Box): boolean {
  for (let row = tile.top; row < tile.top + tile.height; row++) {
    const start = (row * width + tile.left) * 3;
    const end = start + tile.width * 3;
    if (old.compare(fresh, start, end, start, end) === 0) continue;
    for (let at = start; at < end; at++) if (Math.abs((old[at] ?? 0) - (fresh[at] ?? 0)) >= LEAST) return true;
  }
  return false;
}

/** Joins boxes that are directly above each other and equally wide. */
function joined(tiles: Box[]): Box[] {
  const boxes: Box[] = [];
  for (const tile of tiles) {
    const above = boxes.find(
      ({ left, top, width, height }) => left === tile.left && width === tile.width && top + height === tile.top,
    );
    if (above) above.height += tile.height;
    else boxes.push({ ...tile });
  }
  if (boxes.length <= MOST) return boxes;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return [{ left, top, width: right - left, height: bottom - top }];
}
