import { about } from "./about";
import type { FactRow } from "./factRow";
import { home } from "./home";
import { landing } from "./landing";
import { layout } from "./layout";
import { services } from "./services";
import { styles } from "./styles";
import { urgency } from "./urgency";
import { visiting } from "./visiting";
import { whyChooseUs } from "./whyChooseUs";

/** Every fact of the specification's sections 1 to 4, 8 and 9 that a visitor reads, and where. */
export const facts: FactRow[] = [
  ...layout,
  ...home,
  ...services,
  ...about,
  ...whyChooseUs,
  ...visiting,
  ...landing,
  ...styles,
  ...urgency,
];
