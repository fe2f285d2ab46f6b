import styled from "@emotion/styled";
import { createElement } from "react";
import { icons } from "./icons";

/** Decorative. Lucide's own component would repeat its name and this CSS in each `<svg>`. @param size in pixels */
export function Icon({ name, size = 24, ...when }: { name: keyof typeof icons; size?: number; "data-when"?: string }) {
  return (
    <Outline width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...when}>
      {icons[name].map(([shape, attributes]) => createElement(shape, attributes))}
    </Outline>
  );
}

const Outline = styled.svg({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
