import { describe, expect, it } from "vitest";
import { textWidth } from "../../../blocks/look/textWidth";
import * as reserved from "../../../blocks/shared/reservedHeight";
import type { Text } from "../../../renderer/contract/richText";
import { typefacesOf } from "../../../renderer/typefaces/typefaces";

const { letters } = typefacesOf({ heading: "Fraunces", text: "Figtree", characters: "" }).typefaces;
const reservedHeight = (text: Text | undefined, setting: reserved.Setting) =>
  reserved.reservedHeight(text, setting, letters);
const safeWidth = (text: Text | undefined, setting: reserved.Setting) => reserved.safeWidth(text, setting, letters);
const SETTING: reserved.Setting = { face: "heading", lineHeight: 1.5, from: 5, to: 20 };
const width = (text: string) => textWidth(text, letters.heading);
const limits = (css = "") => [...css.matchAll(/\(([\d.]+)em - 100/g)].map(([, limit]) => Number(limit));

describe("the width of a text", () => {
  it("has the kerning of its letters, and a no-break space is a space", () => {
    expect(width("VA")).toBeLessThan(width("V") + width("A"));
    expect(width("Faux\u00a0Locs")).toBe(width("Faux Locs"));
  });

  it("is unknown with a character that the typeface lacks", () => {
    expect(width("Zöpfe")).toBeNaN();
  });
});

describe("the height that is kept for a text", () => {
  it("grows by a line at each width that is too narrow for one line less", () => {
    const [one, two] = limits(reservedHeight(["Knotless Braids Today"], SETTING));
    expect(one).toBeCloseTo(width("Knotless Braids Today"), 1);
    expect(two).toBeCloseTo(width("Braids Today"), 1);
    expect(reservedHeight(["Knotless Braids Today"], SETTING)).toMatch(/^calc\(1\.5em \+ clamp\(0em,.*,1\.5em\)\)$/);
  });

  it("is zero for one line, or if a width is unknown", () => {
    expect(reservedHeight(["Braids"], SETTING)).toBeUndefined();
    expect(reservedHeight(["Zöpfe und andere schöne Frisuren für jeden Tag"], SETTING)).toBeUndefined();
    expect(reservedHeight(undefined, SETTING)).toBeUndefined();
  });

  it("expects no line to end within a unit or at a no-break space", () => {
    const [limit] = limits(reservedHeight(["Last-Minute Braids"], SETTING));
    expect(limit).toBeCloseTo(width("Last-Minute Braids"), 1);
    expect(limits(reservedHeight(["Last-Minute\u00a0Braids"], { ...SETTING, from: 1 }))).toEqual([]);
  });

  it("counts formatted words and the space between letters", () => {
    const [plain = 0] = limits(
      reservedHeight(["From ", { type: "strong", children: ["$165"] }], { ...SETTING, from: 1 }),
    );
    const [spaced = 0] = limits(reservedHeight(["From $165"], { ...SETTING, from: 1, letterSpacing: 0.1 }));
    expect(plain).toBeCloseTo(width("From $165"), 1);
    expect(spaced).toBeCloseTo(plain + 0.9, 1);
  });
});

describe("the width in which the fallback has as many lines", () => {
  it("is the whole width, unless a text is only a little too wide for it", () => {
    const css = safeWidth(["Faux locs starting at"], { ...SETTING, from: 8 }) ?? "";
    const [limit = 0] = limits(css.replaceAll("100%", "100cqi"));
    expect(limit).toBeCloseTo(width("Faux locs starting at"), 1);
    const safe = Number(css.match(/min\(100%,([\d.]+)em/)?.[1]);
    expect(safe / limit).toBeGreaterThan(0.95);
    expect(safe / limit).toBeLessThan(0.98);
  });

  it("is the whole width for one line", () => {
    expect(safeWidth(["Braids"], SETTING)).toBeUndefined();
  });
});
