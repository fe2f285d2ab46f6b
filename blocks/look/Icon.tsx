import styled from "@emotion/styled";
import { createElement } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import { type PictureFiles, pictureUrl, widthsIn } from "../../renderer/contract/pictureFiles";
import { icons } from "./icons";
import { inBrowser, type Shapes } from "./icons.generated";

interface Drawn {
  /** In pixels. */
  size?: number;
  "data-when"?: string;
}

/** Decorative. Lucide's own component would repeat its name and this CSS in each `<svg>`. */
export function Icon({ name, ...drawn }: Drawn & { name: keyof typeof icons }) {
  const own = usePage().site.look.icons?.find((icon) => icon.name === name)?.image;
  return own ? <Own file={fileOf(own)} {...drawn} aria-hidden="true" /> : <Drawing of={icons[name]} {...drawn} />;
}

/** The smallest file that is sharp on any screen. */
function fileOf(picture: PictureFiles): string {
  const widths = [...widthsIn(picture, picture.fallback)].sort((a, b) => a - b);
  return pictureUrl(picture, widths.find((width) => width >= 96) ?? picture.width, picture.fallback);
}

/** The shape of a picture, filled with the color of the words beside it. */
const Own = styled("span", { shouldForwardProp: (name) => name !== "file" && name !== "size" })<{
  file: string;
  size?: number;
}>(({ file, size = 24 }) => ({
  flex: "none",
  display: "block",
  width: `${size}px`,
  height: `${size}px`,
  background: "currentColor",
  WebkitMask: `url(${file}) center/contain no-repeat`,
  mask: `url(${file}) center/contain no-repeat`,
}));

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
