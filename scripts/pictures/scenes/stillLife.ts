import { element } from "../draw/svg";
import { type Motif, motifs } from "../figures/motifs";
import { type CloseUp, closeUp } from "./closeUp";

/** A large strand on the left with a motif on the right. */
interface StillLife extends Omit<CloseUp, "pose"> {
  motif: Motif;
}

/** Draws a plait beside what the page promises: a clock, an open door, a comb, a calendar, the sun. */
export function stillLife(seed: string, look: StillLife): string[] {
  const [background = "", ...strands] = closeUp(seed, { ...look, pose: "left" });
  return [background, element("g", { transform: "translate(548 304)" }, ...motifs[look.motif]()), ...strands];
}
