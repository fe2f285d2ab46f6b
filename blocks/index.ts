import type { ComponentType } from "react";
import { Comparison } from "./Comparison/Comparison";
import { Expectations } from "./Expectations/Expectations";
import { Faq } from "./Faq/Faq";
import { Hero } from "./Hero/Hero";
import { LengthPricing } from "./LengthPricing/LengthPricing";
import { PriceTable } from "./PriceTable/PriceTable";
import { ServiceCards } from "./ServiceCards/ServiceCards";
import { SizePriceTable } from "./SizePriceTable/SizePriceTable";
import { Stats } from "./Stats/Stats";
import { StyleOptions } from "./StyleOptions/StyleOptions";
import type { Block } from "./types.generated";

/** The component of every block type: one that is missing, or takes other props, does not compile. */
export const blocks: { [Type in Block["type"]]: ComponentType<Extract<Block, { type: Type }>> } = {
  comparison: Comparison,
  expectations: Expectations,
  faq: Faq,
  hero: Hero,
  lengthPricing: LengthPricing,
  priceTable: PriceTable,
  serviceCards: ServiceCards,
  sizePriceTable: SizePriceTable,
  stats: Stats,
  styleOptions: StyleOptions,
};
