import type { LucideIcon } from "lucide-react";
import Armchair from "lucide-react/icons/armchair";
import Award from "lucide-react/icons/award";
import Building from "lucide-react/icons/building";
import Calendar from "lucide-react/icons/calendar";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Leaf from "lucide-react/icons/leaf";
import MapPin from "lucide-react/icons/map-pin";
import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import Scissors from "lucide-react/icons/scissors";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sparkle from "lucide-react/icons/sparkle";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users";
import UsersRound from "lucide-react/icons/users-round";
import type { Icon as IconName } from "../types.generated";

/** Lucide's icons, and an outline on the same grid of 24 units where it has none. */
const icons: Record<IconName, LucideIcon | string> = {
  award: Award,
  building: Building,
  calendar: Calendar,
  chair: Armchair,
  chat: MessageSquare,
  check: Check,
  clock: Clock,
  comb: "M4 5h16v5H4ZM6 10v9M9.5 10v9M13 10v9M16.5 10v9M19 10v9",
  family: UsersRound,
  graduation: GraduationCap,
  heart: Heart,
  home: House,
  leaf: Leaf,
  map: MapPin,
  phone: Phone,
  scissors: Scissors,
  shield: ShieldCheck,
  sparkle: Sparkle,
  star: Star,
  strands: "M7 3c0 6 10 6 10 12 0 3-2 4.5-5 6M17 3c0 6-10 6-10 12 0 3 2 4.5 5 6M12 3v3m0 5v2m0 5v3",
  users: Users,
};

/** Decorative: the words beside it say the same, so a screen reader skips it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Known = icons[name];
  // HTML needs no namespace.
  if (typeof Known !== "string") return <Known size={size} strokeWidth={1.6} aria-hidden="true" xmlns={undefined} />;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...outline}>
      <path d={Known} />
    </svg>
  );
}

const outline = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
