import type { Icon } from "../../renderer/contract/types.generated";
import { chosen, inBrowser, type Shapes } from "./icons.generated";

/** Lucide's icons (`npm run schema`), and own outlines on the same grid for those that it lacks. */
export const icons = {
  ...inBrowser,
  ...chosen,
  comb: outline("M4 5h16v5H4ZM6 10v9M9.5 10v9M13 10v9M16.5 10v9M19 10v9"),
  strands: outline("M7 3c0 6 10 6 10 12 0 3-2 4.5-5 6M17 3c0 6-10 6-10 12 0 3 2 4.5 5 6M12 3v3m0 5v2m0 5v3"),
} satisfies Record<Icon, Shapes>;

function outline(d: string): Shapes {
  return [["path", { d, key: d }]];
}
