import type { Tone } from "./color.ts";

/** What a person looks like. Numbers are factors about 1. */
export interface Look {
  skin: Tone;
  /** Width of the jaw. */
  jaw: number;
  /** Width of the nose. */
  nose: number;
  /** Fullness of the lips. */
  lips: number;
  lipColor: string;
  eyes: "open" | "closed" | "smiling";
  mouth: "calm" | "smile" | "grin" | "laugh";
  /** How far the brows and the corners of a shut mouth are lifted: 0 (the usual) looks grave, 1 friendly. */
  lift?: number;
  age: "child" | "adult" | "elder";
  brows: string;
  lashes?: boolean;
  /** Width of the neck and shoulders. */
  build?: number;
  beard?: Tone;
  earring?: "hoop" | "ring" | "drop" | "stud" | "pearl" | "tassel" | "bar";
  necklace?: "pearls" | "chain" | "pendant";
  gapTooth?: boolean;
  freckles?: boolean;
  /** Color of the frame of glasses; drawn on a face from the front. */
  glasses?: string;
  /** Ears that hair covers are not drawn from behind. */
  covered?: boolean;
  wears?:
    | "tee"
    | "scoop"
    | "vee"
    | "turtleneck"
    | "shirt"
    | "cardigan"
    | "dungarees"
    | "hoodie"
    | "dress"
    | "offShoulder";
  cloth: string;
  /** A second color: of a band, a collar, what is below a cardigan, or a bib. */
  trim?: string;
  pattern?: "stripes" | "dots" | "print" | "knit";
  patternColor?: string;
}

/** Where the chin is below the middle of the skull: children have a small face below a large skull. */
export function chinOf(look: Look): number {
  return look.age === "child" ? 115 : 138;
}
