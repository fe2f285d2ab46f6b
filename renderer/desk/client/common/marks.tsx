import { createElement, type ReactNode, useState } from "react";
import { thumbnailOf } from "../../protocol/pictures";
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

/** A small picture, or what a block of a type looks like, or the place of a picture. */
export function Thumbnail({ of, block }: { of: string | undefined; block?: string }): ReactNode {
  const [missing, setMissing] = useState(false);
  const src = of ? thumbnailOf(of) : block && `/_desk/thumbnail?block=${block}`;
  if (!src || missing) {
    return (
      <span className="thumbnail">
        <Icon name="image" />
      </span>
    );
  }
  return <img className="thumbnail" src={src} alt="" loading="lazy" onError={() => setMissing(true)} />;
}
