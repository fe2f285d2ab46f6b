import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, radius } from "../look/theme";

/** The number of squares in the skeleton. */
export const SKELETON_TILES = 6;

interface BehindProps {
  /** The part of the skeleton behind the content. */
  part: "title" | "subtitle" | "tile" | "button";
  children: ReactNode;
}

/**
 * Content with its part of the skeleton behind it: a title, a subtitle, six square tiles and two
 * buttons, while the gallery's code is loading.
 *
 * Behind the content, which the server has rendered already: so it is seen only where something is still
 * missing, such as a picture, and moves nothing when it goes. Without a script there is no skeleton.
 */
export function Behind({ part, children }: BehindProps) {
  return (
    <Stack>
      <Part data-skeleton={part} />
      {children}
    </Stack>
  );
}

const Stack = styled.span({ position: "relative", isolation: "isolate", display: "block" });

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ "50%": { opacity: 0.5 } });

const Part = styled.span({
  display: "none",
  position: "absolute",
  inset: 0,
  zIndex: -1,
  borderRadius: radius.m,
  background: color.line,
  // It fades in after a moment: a fast connection never sees it.
  animation: `${appear} 0.3s 0.3s both`,
  // Three times: WCAG 2.2, 2.2.2 allows motion of five seconds.
  [media.motion]: { animation: `${appear} 0.3s 0.3s both, ${pulse} 1.4s 0.6s 3` },
  [media.scripted]: {
    // The loader's state: neither awake nor failed.
    "[data-island]:not([data-state=awake], [data-state=failed]) &": { display: "block" },
  },
});
