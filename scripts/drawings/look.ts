import type { Tone } from "./color.ts";
import { mix, type Point } from "./geometry.ts";

/** What a person looks like. Numbers are factors about 1. */
export interface Look {
  skin: Tone;
  /** Width of the jaw. */
  jaw: number;
  /** Fullness of the cheeks: -1 hollow, 0 the usual, 1 round. */
  cheek?: number;
  /** Length of the chin: -1 short, 0 the usual, 1 long. */
  chin?: number;
  /** How much of a child's face is left in that of an adult: 0 none, 0.45 in a girl of sixteen. */
  youth?: number;
  /** Width of the nose. */
  nose: number;
  /** The tip of the nose: -1 points down below a high bridge, 0 the usual, 1 turned up. */
  tip?: number;
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
  /** Color of the frame of glasses; drawn on a face, not from behind. */
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

/** How much of a face is that of a child: 0 an adult, 1 a child. */
function youthOf(look: Look): number {
  return look.youth ?? (look.age === "child" ? 1 : 0);
}

/** How far a mouth in profile is open, in units of the head. */
export function openOf(look: Look): number {
  return { calm: 0, smile: 0, grin: 5, laugh: 9 }[look.mouth];
}

/** A measure of this face, between that of an adult and that of a child. */
export function aged(look: Look, adult: number, child: number): number {
  return mix(adult, child, youthOf(look));
}

/** The outline of this face, between two of as many points. */
export function agedLine(look: Look, adult: readonly Point[], child: readonly Point[]): Point[] {
  return adult.map(([x, y], i) => [aged(look, x, child[i]?.[0] ?? x), aged(look, y, child[i]?.[1] ?? y)]);
}
