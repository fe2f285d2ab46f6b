import type { ComponentType } from "react";
import type { Design } from "../renderer/contract/design";
import { Booking } from "./Booking/Booking";
import { CallToAction } from "./CallToAction/CallToAction";
import { Comparison } from "./Comparison/Comparison";
import { ContactCards } from "./ContactCards/ContactCards";
import { ContactForm } from "./ContactForm/ContactForm";
import { Credentials } from "./Credentials/Credentials";
import { Expectations } from "./Expectations/Expectations";
import { Faq } from "./Faq/Faq";
import { Gallery } from "./Gallery/Gallery";
import { Hero } from "./Hero/Hero";
import { LengthPricing } from "./LengthPricing/LengthPricing";
import { Layout } from "./layout/Layout";
import { look } from "./look/design";
// biome-ignore lint/suspicious/noShadowRestrictedNames: a block has one name, in folder, component and type
import { Map } from "./Map/Map";
import { Policy } from "./Policy/Policy";
import { PriceTable } from "./PriceTable/PriceTable";
import { Recommendations } from "./Recommendations/Recommendations";
import { RelatedStrip } from "./RelatedStrip/RelatedStrip";
import { ServiceArea } from "./ServiceArea/ServiceArea";
import { SizePriceTable } from "./SizePriceTable/SizePriceTable";
import { Stats } from "./Stats/Stats";
import { Testimonials } from "./Testimonials/Testimonials";
import { TextSection } from "./TextSection/TextSection";
import type { Block } from "./types.generated";

/** The component of every block type: one that is missing, or takes other props, does not compile. */
export const blocks: { [Type in Block["type"]]: ComponentType<Extract<Block, { type: Type }>> } = {
  booking: Booking,
  callToAction: CallToAction,
  comparison: Comparison,
  contactCards: ContactCards,
  contactForm: ContactForm,
  credentials: Credentials,
  expectations: Expectations,
  faq: Faq,
  gallery: Gallery,
  hero: Hero,
  lengthPricing: LengthPricing,
  map: Map,
  policy: Policy,
  priceTable: PriceTable,
  recommendations: Recommendations,
  relatedStrip: RelatedStrip,
  serviceArea: ServiceArea,
  sizePriceTable: SizePriceTable,
  stats: Stats,
  testimonials: Testimonials,
  textSection: TextSection,
};

/** How this site looks: all that the engine needs to know of `look/` and `layout/`. */
export const design: Design = { ...look, Layout };
