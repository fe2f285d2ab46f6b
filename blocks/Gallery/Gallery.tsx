import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { type MouseEvent, useState } from "react";
import { WAITS } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";
import { widestUrl } from "../../renderer/contract/pictureFiles";
import { frames } from "../../renderer/contract/pictureFrame";
import type { GalleryImage, Gallery as GalleryProps } from "../../renderer/contract/types.generated";
import { pictureOfLink } from "../look/pageTransition";
import { color, gridList, media, radius, screen, size, space } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Picture } from "../shared/Picture";
import { Section } from "../shared/Section";
import { Caption } from "./Caption";
import { CategoryFilter } from "./CategoryFilter";
import { type GalleryLabels, galleryLabels } from "./labels";
import { Viewer } from "./Viewer";

/** The pictures of the first row on a phone: they load at once, the others where they come near the view. */
const FIRST_ROW = 2;

/** Two squares in a row on a phone, then three. A square shows 3/4 of a 4:3 picture: `sizes` is 4/3 of its side. */
const SIZES = `${screen.medium} min(42vw, 31.5rem), calc(66vw - 1.8rem)`;

/** What lets a click before the script has loaded wait for it. */
const waitsFor = (to = "") => ({ [WAITS]: to });

/** Finished work in a grid; every picture is in the HTML and links to its file in full size. */
export function Gallery(props: GalleryProps) {
  return <GalleryView {...props} labels={galleryLabels(usePage().site.labels)} />;
}

/** In the browser, with a filter by category, and a viewer for the pictures that are shown. */
export function GalleryView({ labels, ...props }: GalleryProps & { labels: GalleryLabels }) {
  const { images } = props;
  const [category, choose] = useState<string>();
  const [opened, open] = useState<GalleryImage>();
  const shown = images.filter((image) => !category || image.category === category);
  const onClick = (event: MouseEvent, image: GalleryImage) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(image);
  };
  return (
    <Skeleton>
      <Section {...props}>
        <CategoryFilter images={images} labels={labels} category={category} shown={shown.length} onChoose={choose} />
        <Grid data-print="pictures">
          {images.map((image, index) => (
            // Those of other categories are hidden, not removed: they stay loaded.
            <li key={image.src.hash} hidden={!shown.includes(image)}>
              <figure>
                <Opener href={widestUrl(image.src)} {...waitsFor(image.to)} onClick={(event) => onClick(event, image)}>
                  <Picture
                    src={image.src}
                    alt={image.alt}
                    focus={image.focus}
                    sizes={SIZES}
                    widest={1200}
                    lazy={index >= FIRST_ROW}
                  />
                </Opener>
                <Caption image={image} labels={labels} />
              </figure>
            </li>
          ))}
        </Grid>
        <Actions actions={props.actions} />
      </Section>
      {opened && (
        <Viewer images={shown} labels={labels} start={shown.indexOf(opened)} onClose={() => open(undefined)} />
      )}
    </Skeleton>
  );
}

const Grid = styled.ul({
  ...gridList,
  gap: `${space.l} ${space.m}`,
  [media.narrowest]: { marginTop: space.m },
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "& > li": pictureOfLink,
  "& figcaption": { display: "grid", justifyItems: "start", marginTop: space.s, fontSize: size.small },
});

const Opener = styled.a({
  display: "block",
  borderRadius: radius.m,
  "& img": {
    width: "100%",
    height: "auto",
    aspectRatio: frames.square(),
    objectFit: "cover",
    borderRadius: radius.m,
  },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ "50%": { opacity: 0.5 } });

/** Six square tiles. Title, subtitle and buttons need no skeleton: their text is already in the page. */
const parts = "li:nth-of-type(-n + 6) figure > a";

/** While the code is loading, a shape behind each tile: seen only until its picture is there. */
const Skeleton = styled.div({
  "& > section > div": { isolation: "isolate" },
  [`& ${parts}`]: { position: "relative" },
  [media.scripted]: {
    [`[data-island]:not([data-state=awake], [data-state=failed]) & ${parts}::after`]: {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      borderRadius: radius.m,
      background: color.line,
      // It fades in after a moment: a fast connection never sees it.
      animation: `${appear} 0.3s 0.3s both`,
      // Three times: WCAG 2.2, 2.2.2 allows motion of five seconds.
      [media.motion]: { animation: `${appear} 0.3s 0.3s both, ${pulse} 1.4s 0.6s 3` },
    },
  },
});
