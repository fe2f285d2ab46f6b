import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { widestUrl } from "../../renderer/contract/pictureFiles";
import { color, media, radius, screen, size, space } from "../look/theme";
import { Picture } from "../shared/Picture";
import { Words } from "../shared/Words";
import type { Gallery } from "../types.generated";

/** The pictures of the first row on a desktop: they load at once, the others on scrolling. */
const FIRST_ROW = 3;

/** Two squares side by side on a phone, then three. */
const SIZES = `${screen.medium} min(32vw, 24rem), calc(50vw - 1.5rem)`;

interface PicturesProps extends Pick<Gallery, "images"> {
  category: string | undefined;
  /** Without it, a picture opens as a file. */
  onOpen?: (index: number) => void;
}

/** The pictures, square, in a grid; those of other categories are hidden, not removed: they stay loaded. */
export function Pictures({ images, category, onOpen }: PicturesProps) {
  const open = (event: MouseEvent, index: number) => {
    // With a modifier key the browser opens a new tab or window.
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <Grid>
      {images.map(({ src, alt, focus, category: own, caption }, index) => (
        <li key={src.hash} hidden={Boolean(category) && category !== own}>
          <Figure>
            <Opener href={widestUrl(src)} onClick={(event) => open(event, index)}>
              <Picture src={src} alt={alt} focus={focus} sizes={SIZES} widest={800} lazy={index >= FIRST_ROW} />
            </Opener>
            <figcaption>
              <Category>{own}</Category>
              {caption && (
                <Caption>
                  <Words of={caption} />
                </Caption>
              )}
            </figcaption>
          </Figure>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul({
  listStyle: "none",
  padding: 0,
  marginTop: space.l,
  display: "grid",
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

const Figure = styled.figure({ "& figcaption": { display: "grid", marginTop: space.s } });

const Opener = styled.a({
  display: "block",
  borderRadius: radius.m,
  "& img": {
    width: "100%",
    height: "auto",
    aspectRatio: "1",
    objectFit: "cover",
    borderRadius: radius.m,
  },
});

const Category = styled.span({ color: color.accent, fontSize: size.small, fontWeight: 600 });

const Caption = styled.span({ fontSize: size.small });
