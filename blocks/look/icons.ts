import type { Icon } from "../../renderer/contract/types.generated";
import { chosen, inBrowser, type Shapes } from "./icons.generated";

/** Lucide's icons (`npm run schema`), and own outlines on the same grid for those that it lacks. */
export const icons = {
  ...inBrowser,
  ...chosen,
  comb: outline("M2 6h11l9 2.2L13 10H2ZM3.5 10v8M6.5 10v8M9.5 10v8M12.5 10v8"),
  strands: outline("M8 3c0 3 8 3 8 6s-8 3-8 6 8 3 8 6M16 3c0 3-8 3-8 6s8 3 8 6-8 3-8 6"),
} satisfies Record<Icon, Shapes>;

function outline(d: string): Shapes {
  return [["path", { d, key: d }]];
}
