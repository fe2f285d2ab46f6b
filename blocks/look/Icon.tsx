import styled from "@emotion/styled";
import { createElement } from "react";
import { icons } from "./icons";
import { inBrowser, type Shapes } from "./icons.generated";

interface Drawn {
  /** In pixels. */
  size?: number;
  "data-when"?: string;
}

/** Decorative. Lucide's own component would repeat its name and this CSS in each `<svg>`. */
export function Icon({ name, ...drawn }: Drawn & { name: keyof typeof icons }) {
  return <Drawing of={icons[name]} {...drawn} />;
}

/** One of the few icons that code in the browser draws: it loads no others. */
export function SmallIcon({ name, ...drawn }: Drawn & { name: keyof typeof inBrowser }) {
  return <Drawing of={inBrowser[name]} {...drawn} />;
}

function Drawing({ of, size = 24, ...when }: Drawn & { of: Shapes }) {
  return (
    <Outline width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...when}>
      {of.map(([shape, attributes]) => createElement(shape, attributes))}
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
