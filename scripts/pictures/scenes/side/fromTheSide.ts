import type { Person } from "../../figures/backHead";
import type { GroundLook } from "../../figures/ground";

/** A person who faces left. */
export interface FromTheSide extends Person {
  ground: GroundLook;
}
