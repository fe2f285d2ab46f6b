import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, radius } from "../look/theme";

/** As many squares as the skeleton has. */
export const SKELETON_TILES = 6;

interface BehindProps {
  /** What of the skeleton stands behind the content. */
  part: "title" | "subtitle" | "tile" | "button";
  children: ReactNode;
}

/**
 * Content with its part of the skeleton behind it: a title, a subtitle, six square tiles and two
 * buttons, for as long as the gallery's code is on its way.
 *
 * Behind the content, never in its place. The server has drawn everything, and a skeleton instead
 * of it would take away what is already there. This one shows exactly where something is still
 * missing, such as a picture that has not arrived, is covered by what arrives, and moves nothing
 * when it goes. Without a script there is nothing to wait for, and no skeleton.
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
  // Three times and no more: WCAG 2.2, 2.2.2 allows motion of five seconds.
  [media.motion]: { animation: `${appear} 0.3s 0.3s both, ${pulse} 1.4s 0.6s 3` },
  [media.scripted]: {
    // The loader's mark: neither taken over by its script nor given up.
    "[data-island]:not([data-state=awake], [data-state=failed]) &": { display: "block" },
  },
});
