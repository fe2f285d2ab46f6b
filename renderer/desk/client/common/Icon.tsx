import { createElement, type ReactNode } from "react";
import { lucide } from "./icons.generated";

export type IconName = keyof typeof lucide;

/** An icon beside its words, as high as they are. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {lucide[name].map(([shape, { key, ...attributes }]) => createElement(shape, { ...attributes, key }))}
    </svg>
  );
}
