import sharp from "sharp";
import { expect, it } from "vitest";
import { isDrawn } from "../../../renderer/pictures/isDrawn";

/** Whether a picture that is given as SVG counts as a drawing, once a camera would have stored it as JPEG. */
async function drawn(inside: string, blur?: number): Promise<boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${inside}</svg>`;
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const jpeg = await (blur ? picture.blur(blur) : picture).jpeg({ quality: 90 }).toBuffer();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return isDrawn(data, info);
}

const PLAIN = '<path fill="#f6eadb" d="M0 0h1200v900H0z"/><circle cx="600" cy="450" r="300" fill="#d38a62"/>';

/** From left to right from dark to orange, and more blue towards the bottom. */
const SMOOTH = `<defs><linearGradient id="a"><stop stop-color="#101010"/><stop offset="1" stop-color="#f0a040"/></linearGradient>
  <linearGradient id="b" x2="0" y2="1"><stop stop-color="#2040c0" stop-opacity="0"/><stop offset="1" stop-color="#2040c0"/></linearGradient></defs>
  <path fill="url(#a)" d="M0 0h1200v900H0z"/><path fill="url(#b)" d="M0 0h1200v900H0z"/>`;

it("counts plain grounds as drawn", async () => {
  expect(await drawn(PLAIN)).toBe(true);
});

it("counts no ground out of focus, however smooth", async () => {
  expect(await drawn(SMOOTH, 40)).toBe(false);
});
