import styled from "@emotion/styled";
import { color, radius, stroke } from "../look/theme";

/**
 * A drawn plait behind the pictures, seen while they load, when one fails, and when there is none.
 * Inline and not a file, so that it cannot fail and costs no request.
 */
export function Fallback() {
  return (
    <Drawing viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={color.line} d="M0 0h800v600H0z" />
      <g fill={color.card} stroke={color.gold} strokeWidth="4">
        {[160, 320, 480, 640].map((x, column) => (
          <path key={x} d={plait(x, column % 2 ? -60 : 0)} />
        ))}
      </g>
    </Drawing>
  );
}

/** One pixel smaller than the picture in front, at whose round corners it would show through. */
const Drawing = styled.svg({ clipPath: `inset(${stroke.hair} round ${radius.m})` });

/** Strands that cross from both sides, one above the other, down the whole picture. */
function plait(x: number, top: number): string {
  const steps = Array.from({ length: 11 }, (_, step) => top + step * 60);
  // From the edge over the middle: a leaf to the right, then half a step lower its mirror image.
  return steps
    .map((y) => `M${x - 46} ${y}q8 66 60 90q4-74-60-90zM${x + 46} ${y + 30}q-8 66-60 90q-4-74 60-90z`)
    .join("");
}
