import type { ReactNode } from "react";
import { Icon } from "./Icon";

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
