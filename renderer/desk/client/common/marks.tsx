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

/** The state of a page, by its color and in words; its room is there before it is known. */
export function State({ of }: { of: string | undefined }): ReactNode {
  return (
    <span className="state" data-state={of}>
      {of}
    </span>
  );
}

/** A small picture, or its place. */
export function Thumbnail({ of }: { of: string | undefined }): ReactNode {
  if (!of) {
    return (
      <span className="thumbnail">
        <Icon name="image" />
      </span>
    );
  }
  return <img className="thumbnail" src={`/_desk/thumbnail?name=${encodeURIComponent(of)}`} alt="" loading="lazy" />;
}
