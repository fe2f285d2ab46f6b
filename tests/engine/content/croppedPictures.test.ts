import { expect, test } from "vitest";
import { noise } from "../pictures/photograph";
import { brief, checkFiles, page } from "./folder";

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/></svg>`;

/** Drawings in the formats of cameras. */
const FILES = {
  "images/phone.svg": drawing(900, 1200),
  "images/camera.svg": drawing(1000, 1500),
  "images/screen.svg": drawing(900, 1600),
  "images/wide.svg": drawing(1600, 900),
};

const picture = (name: string, more = "") =>
  `{ src: /images/${name}.svg, alt: A ${name} terrier seen from behind.${more} }`;
const hero = (...pictures: string[]) => page("Trims", "").concat(`    images: [${pictures.join(", ")}]\n`);
const work = (...names: string[]) =>
  page("Trims", "").concat(
    "  - type: gallery\n    heading: Work\n    images:\n",
    ...names.map((name) => `      - ${picture(name, ", category: Trims").replace(".,", ",")}\n`),
  );

/** The problems about cropped pictures on one page. */
async function cropped(trims: string) {
  const { problems } = await checkFiles({ ...FILES, "trims.yaml": trims });
  return problems.filter(({ rule }) => rule === "images/upright-cropped");
}

test("a place of wide and upright pictures needs a focus for the upright ones, and is one problem", async () => {
  const problems = await cropped(hero(picture("wide"), picture("phone"), picture("camera")));
  expect(brief(problems)).toEqual([expect.stringMatching(/^pages\/trims\.yaml:6:\d+ images\/upright-cropped$/)]);
  expect(problems[0]?.severity).toBe("warning");
  expect(problems[0]?.message).toBe(
    "/images/phone.svg is upright, and its place here is 4 to 3: 44 % of its height is not shown, most of it at the bottom. Write what must stay visible, such as focus: 50% 20%, or focus: bottom. The same goes for /images/camera.svg.",
  );
});

test("a whole gallery of upright pictures is one problem", async () => {
  const problems = await cropped(work("phone", "camera", "screen"));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain("its place here is square: 25 % of its height");
});

test("a focus fixes it, and a place for upright pictures accepts a camera's pictures without one", async () => {
  expect(await cropped(hero(picture("wide"), picture("phone", ", focus: 50% 20%")))).toEqual([]);
  expect(await cropped(hero(picture("phone"), picture("camera")))).toEqual([]);
  expect(await cropped(hero(picture("camera")))).toEqual([]);
  expect(await cropped(hero(picture("screen")))).toHaveLength(1);
});

test("in a low strip above the words, any picture without a focus that loses more than half is one", async () => {
  const above = (focus = "") => hero(picture("wide", focus)).concat("    layout: above\n");
  const [problem, ...others] = await cropped(above());
  expect(problem?.message).toBe(
    "/images/wide.svg is in a low strip of 9 to 2: 60 % of its height is not shown, half of it at the top. Write what must stay visible, such as focus: 50% 20%, or focus: bottom.",
  );
  expect(others).toEqual([]);
  expect(await cropped(above(", focus: top"))).toEqual([]);
});

test("a square photograph needs a focus in a wide place, a square drawing does not", async () => {
  const square = hero("{ src: /images/square.jpg, alt: A terrier seen from behind }");
  const files = { "images/square.jpg": await noise(900, 900), "trims.yaml": square };
  const { problems } = await checkFiles(files);
  const [problem] = problems.filter(({ rule }) => rule === "images/upright-cropped");
  expect(problem?.message).toContain("is square, and its place here is 4 to 3: 25 % of its height is not shown");
  const drawn = { "images/square.svg": drawing(900, 900), "trims.yaml": hero(picture("square")) };
  expect(brief((await checkFiles(drawn)).problems)).not.toContainEqual(expect.stringContaining("upright-cropped"));
});

test("a photograph much wider than its square place needs a focus, one of a phone does not", async () => {
  const gallery = (name: string) =>
    work("x").replace(/\{ src.*\}/, `{ src: /images/${name}.jpg, alt: A terrier seen from behind, category: Trims }`);
  const problems = async (name: string, width: number) => {
    const files = { [`images/${name}.jpg`]: await noise(width, 900), "trims.yaml": gallery(name) };
    return (await checkFiles(files)).problems.filter(({ rule }) => rule === "images/upright-cropped");
  };
  const [problem] = await problems("reflex", 1350);
  expect(problem?.message).toBe(
    "/images/reflex.jpg is wide, and its place here is square: 33 % of its width is not shown, half of it at each side. Write what must stay visible, such as focus: 20% 50%, or focus: left.",
  );
  expect(await problems("phone", 1200)).toEqual([]);
});
