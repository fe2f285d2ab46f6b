import type { ComponentType } from "react";
import { Faq } from "./Faq/Faq";
import { Hero } from "./Hero/Hero";
import type { Block } from "./types.generated";

/** The component of every block type: one that is missing, or takes other props, does not compile. */
export const blocks: { [Type in Block["type"]]: ComponentType<Extract<Block, { type: Type }>> } = {
  faq: Faq,
  hero: Hero,
};
