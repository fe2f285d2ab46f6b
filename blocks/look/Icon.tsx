import styled from "@emotion/styled";
import type { LucideIconData } from "lucide-react";
import { __iconData as chair } from "lucide-react/icons/armchair";
import { __iconData as award } from "lucide-react/icons/award";
import { __iconData as building } from "lucide-react/icons/building";
import { __iconData as calendar } from "lucide-react/icons/calendar";
import { __iconData as check } from "lucide-react/icons/check";
import { __iconData as clock } from "lucide-react/icons/clock";
import { __iconData as graduation } from "lucide-react/icons/graduation-cap";
import { __iconData as heart } from "lucide-react/icons/heart";
import { __iconData as home } from "lucide-react/icons/house";
import { __iconData as leaf } from "lucide-react/icons/leaf";
import { __iconData as map } from "lucide-react/icons/map-pin";
import { __iconData as chat } from "lucide-react/icons/message-square";
import { __iconData as phone } from "lucide-react/icons/phone";
import { __iconData as scissors } from "lucide-react/icons/scissors";
import { __iconData as shield } from "lucide-react/icons/shield-check";
import { __iconData as sparkle } from "lucide-react/icons/sparkle";
import { __iconData as star } from "lucide-react/icons/star";
import { __iconData as users } from "lucide-react/icons/users";
import { __iconData as family } from "lucide-react/icons/users-round";
import { createElement } from "react";
import type { Icon as IconName } from "../types.generated";

declare module "lucide-react/icons/award" {
  // Every icon's file exports its shapes; the package's types, one file for all icons, leave them out.
  const __iconData: LucideIconData;
}

/** Lucide's icons, and outlines on the same grid of 24 units where it has none. */
const icons: Record<IconName, LucideIconData> = {
  award,
  building,
  calendar,
  chair,
  chat,
  check,
  clock,
  comb: outline("M4 5h16v5H4ZM6 10v9M9.5 10v9M13 10v9M16.5 10v9M19 10v9"),
  family,
  graduation,
  heart,
  home,
  leaf,
  map,
  phone,
  scissors,
  shield,
  sparkle,
  star,
  strands: outline("M7 3c0 6 10 6 10 12 0 3-2 4.5-5 6M17 3c0 6-10 6-10 12 0 3 2 4.5 5 6M12 3v3m0 5v2m0 5v3"),
  users,
};

/** Decorative: the words beside it say the same, so a screen reader skips it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Glyph of={icons[name]} size={size} />;
}

/** The shapes of an icon. Lucide's own component repeats its name, and all that the CSS says here, in each `<svg>`. */
export function Glyph({ of: icon, size, ...when }: { of: LucideIconData; size: number; "data-when"?: string }) {
  return (
    <Outline width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...when}>
      {icon.node.map(([shape, attributes]) => createElement(shape, attributes))}
    </Outline>
  );
}

function outline(d: string): LucideIconData {
  return { node: [["path", { d, key: d }]] };
}

const Outline = styled.svg({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
