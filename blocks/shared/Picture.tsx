import { ClassNames } from "@emotion/react";
import styled from "@emotion/styled";
import { type PictureFiles, type PictureFormat, pictureUrl, widthsIn } from "../../renderer/contract/pictureFiles";
import { focusOf } from "../../renderer/contract/pictureFrame";
import type { Image } from "../../renderer/contract/types.generated";

/** `narrowest` of a place that is as wide as the screen of a phone, in pixels. */
export const PHONE_WIDTH = 320;

interface PictureProps extends Image {
  /** How wide it is shown, by CSS's rules for `sizes`, such as `(min-width: 64rem) 34rem, 100vw`. */
  sizes: string;
  /** Whether it is in the first view, and the largest thing there: loaded before all others. */
  first?: boolean;
  /** Whether it loads only when it is scrolled to; by default true, unless it is the `first`. */
  lazy?: boolean;
  /** The widest file that the place can use, for a picture that is never shown large. */
  widest?: number;
  /** The narrowest file that the place can use, for a picture that is never shown small. */
  narrowest?: number;
  className?: string;
}

/** A picture in the best format and width for the browser; `styled(Picture)` styles the `<img>`. */
export function Picture({ src, alt, decorative, focus, sizes, widest, narrowest, className, ...when }: PictureProps) {
  const { first = false, lazy = !first } = when;
  const set = (format: PictureFormat) => srcSet(src, format, widest, narrowest);
  // For browsers from before 2021 only: one width is enough.
  const shown = Math.min(...widthsIn(src, src.fallback));
  return (
    <Sources>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={set("webp")} sizes={sizes} />
      <ClassNames>
        {({ css }) => (
          <img
            src={pictureUrl(src, shown, src.fallback)}
            // An empty alt is what makes a picture decorative (WCAG technique H67).
            alt={decorative ? "" : (alt ?? "")}
            width={src.width}
            height={src.height}
            loading={lazy ? "lazy" : undefined}
            decoding={first ? "sync" : "async"}
            fetchPriority={first ? "high" : undefined}
            // Two classes: a short rule for this picture, and one for all, written once.
            className={[className, css(own(src, focus))].filter(Boolean).join(" ")}
          />
        )}
      </ClassNames>
    </Sources>
  );
}

function srcSet(
  picture: PictureFiles,
  format: PictureFormat,
  widest = Number.POSITIVE_INFINITY,
  narrowest = 0,
): string {
  return widthsIn(picture, format)
    .filter(
      (width, index, { length }) => (narrowest <= width || index === length - 1) && (widest >= width || index === 0),
    )
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(", ");
}

function own(picture: PictureFiles, focus: string | undefined) {
  const { bands, photo } = picture;
  const objectPosition = focusOf(picture, focus);
  return {
    ...(bands.length > 0 && { background: `linear-gradient(${bands.join()})` }),
    ...(objectPosition && { objectPosition }),
    ...(photo && { filter: "none" }),
  };
}

/** Without a box, so that the image is part of its parent's layout; a `<source>` would take a cell of a grid. */
const Sources = styled.picture({ display: "contents", "& > source": { display: "none" } });
