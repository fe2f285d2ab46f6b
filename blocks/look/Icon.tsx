import type { Icon as IconName } from "../types.generated";

/** Outlines on a grid of 24 units, one stroke wide. */
const paths: Record<IconName, string> = {
  award: "M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm-3.5-1L7 21l5-3 5 3-1.5-8",
  building: "M5 21V4h10v17M15 9h4v12M3 21h18M8 8h4M8 12h4M8 16h4",
  calendar: "M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4",
  chair: "M7 4v9h10V4M5 9v4h14V9M12 13v5M8 21h8M8 18h8",
  chat: "M4 5h16v11H10l-5 4v-4H4Z",
  check: "m4 12.5 5 5L20 6.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  comb: "M4 5h16v5H4ZM6 10v9M9.5 10v9M13 10v9M16.5 10v9M19 10v9",
  family:
    "M8 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm8 2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM3 20c0-5 2-8 5-8s5 3 5 8m1-5c.5-1 1.200-1.500 2-1.500 2.500 0 4 2.500 4 6.500",
  graduation: "m2 9 10-5 10 5-10 5ZM6 11.500V17c3 2.500 9 2.500 12 0v-5.500M22 9v6",
  heart: "M12 20S4 15 4 9.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8 2.500C20 15 12 20 12 20Z",
  home: "m3 11 9-8 9 8M6 9v11h12V9M10 20v-6h4v6",
  leaf: "M5 19C4 10 9 4 20 4c0 11-6 16-13 14M5 21c1-6 4-9 9-11",
  map: "M12 21s-7-6.500-7-11.500a7 7 0 0 1 14 0C19 14.500 12 21 12 21Zm0-9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
  phone:
    "M6 3h4l1.500 5-2.500 2a12 12 0 0 0 5 5l2-2.500 5 1.500v4c0 1.500-1 2-2 2C10.500 20 4 13.500 4 5c0-1 .500-2 2-2Z",
  scissors: "M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.500 7.500 20 17M8.500 16.500 20 7",
  shield: "M12 3 4.500 6v6c0 4.500 3 7.500 7.500 9 4.500-1.500 7.500-4.500 7.500-9V6ZM8.500 12l2.500 2.500 4.500-5",
  sparkle: "M12 3c.500 5.500 3 8.500 9 9-6 .500-8.500 3.500-9 9-.500-5.500-3-8.500-9-9 6-.500 8.500-3.500 9-9Z",
  star: "m12 3 2.700 5.800 6.300.800-4.600 4.400 1.200 6.300L12 17.200l-5.600 3.100 1.200-6.300L3 9.600l6.300-.800Z",
  strands: "M7 3c0 6 10 6 10 12 0 3-2 4.500-5 6M17 3c0 6-10 6-10 12 0 3 2 4.500 5 6M12 3v3m0 5v2m0 5v3",
  users:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-7 9c0-4 3-6.500 7-6.500s7 2.500 7 6.500M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14c2.500.800 4 3 4 6",
};

/** A decorative drawing: the words beside it say the same, so a screen reader skips it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
