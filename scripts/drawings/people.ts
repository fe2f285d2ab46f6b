import type { Look } from "./look.ts";
import { hairs, paint, skins } from "./palette.ts";

const adult: Look = {
  skin: skins.brown,
  jaw: 1,
  nose: 1,
  lips: 1,
  lipColor: "#8a3b34",
  eyes: "open",
  mouth: "calm",
  age: "adult",
  brows: "#22150f",
  lashes: true,
  cloth: paint.forest,
  earring: "hoop",
};

/** A woman, a man, a child or an elder; what is given takes the place of the usual. */
export function woman(own: Partial<Look> = {}): Look {
  return { ...adult, ...own };
}

export function man(own: Partial<Look> = {}): Look {
  return {
    ...adult,
    skin: skins.deep,
    jaw: 1.12,
    nose: 1.12,
    build: 1.14,
    lipColor: "#6f3a32",
    lashes: false,
    beard: hairs.black,
    earring: undefined,
    wears: "shirt",
    trim: paint.cream,
    ...own,
  };
}

export function child(own: Partial<Look> = {}): Look {
  return {
    ...adult,
    age: "child",
    jaw: 1.02,
    nose: 0.95,
    lips: 0.9,
    lipColor: "#93503f",
    mouth: "smile",
    lashes: false,
    earring: undefined,
    ...own,
  };
}

export function elder(own: Partial<Look> = {}): Look {
  return { ...adult, age: "elder", brows: "#8b8783", mouth: "smile", lashes: false, earring: "drop", ...own };
}
