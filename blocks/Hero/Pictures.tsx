import styled from "@emotion/styled";
import { behavior } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";
import { frames } from "../../renderer/contract/pictureFrame";
import { fillLabel } from "../../renderer/contract/richText";
import type { Hero, Image, Site } from "../../renderer/contract/types.generated";
import { motifGround } from "../look/motif";
import { pictureOfPage } from "../look/pageTransition";
import { color, media, radius, screen, stroke } from "../look/theme";
import { PHONE_WIDTH, Picture } from "../shared/Picture";
import { Controls } from "./Controls";

/** The pictures of a hero: a single one, a carousel of several, or a drawing if there is none. */
export function Pictures({ id, images, layout }: { id?: string; images: Image[] } & Pick<Hero, "layout">) {
  const [only] = images;
  const { hero } = usePage().site.look;
  const shape: Shaped = { ratio: frames.fitting(images.map(({ src }) => src)), layout };
  if (images.length > 1) return <Carousel id={id} images={images} {...shape} />;
  return (
    <Frame {...shape}>
      <Fallback aria-hidden="true" />
      {only && <Photo {...only} sizes={WIDE[hero] ?? sizesIn(layout)} narrowest={PHONE_WIDTH} first />}
    </Frame>
  );
}

/** Side by side, one in view (ARIA APG: Carousel); without a script, a swipe or the arrow keys move on. */
function Carousel({ id, images, ...shape }: { id?: string; images: Image[] } & Shaped) {
  const { labels } = usePage().site;
  const stripId = `${id}-pictures`;
  return (
    <Region {...shape} aria-roledescription="carousel" aria-label={labels.pictures} {...behavior("Hero", "idle")}>
      <Controls count={images.length} stripId={stripId} />
      <Strip id={stripId} role="group" aria-label={labels.slides} tabIndex={0}>
        {images.map((image, index) => (
          <Slide
            key={image.src.hash}
            role="group"
            aria-roledescription="slide"
            aria-label={fillLabel(labels.position, { number: index + 1, count: images.length })}
          >
            <Photo {...image} sizes={sizesIn(shape.layout)} narrowest={PHONE_WIDTH} first={index === 0} />
          </Slide>
        ))}
      </Strip>
      <Fallback aria-hidden="true" />
    </Region>
  );
}

/**
 * On a phone with three device pixels per CSS pixel, less than the width that is shown: the eye distinguishes about
 * two, and the first view waits for this file.
 */
const SIZES = `${screen.large} 50vw, ${screen.medium} 46vw, (min-resolution: 2.5dppx) 60vw, 92vw`;

/** Of the openings whose picture is not beside the words. */
const WIDE: Partial<Record<Site["look"]["hero"], string>> = {
  full: "100vw",
  list: "100vw",
  card: `${screen.large} 54rem, 92vw`,
};

const sizesIn = (layout: Hero["layout"]) => (layout === "above" ? `${screen.medium} 100vw, 92vw` : SIZES);

const picture = { width: "100%", height: "auto", aspectRatio: "var(--ratio, 4 / 3)", maxHeight: "44rem" } as const;

interface Shaped extends Pick<Hero, "layout"> {
  ratio: ReturnType<typeof frames.fitting>;
}

/** A strip as wide as the window: low enough that the words below are in the first view. */
const STRIP = "max(9rem, min(22vw, 20rem))";

const shaped = ({ ratio, layout }: Shaped) => {
  if (layout === "above")
    return { "--ratio": "auto", "& :is(img, [role=group] > *), & > [aria-hidden]": { height: STRIP } };
  return ratio === "4 / 3" ? {} : { "--ratio": ratio };
};

/** On a wide screen the picture ends at the edge of the window, where its corners are square. */
const atEdge = { [media.large]: { borderStartEndRadius: 0, borderEndEndRadius: 0 } } as const;
const atStart = { [media.large]: { borderStartStartRadius: 0, borderEndStartRadius: 0 } } as const;

const cornersIn = (layout: Hero["layout"]) =>
  layout === "above" ? {} : { borderRadius: radius.m, ...(layout ? atStart : atEdge) };

/**
 * The page's motif, seen while pictures load, when one fails or there is none: it cannot fail and costs no request. One
 * pixel smaller than the picture in front, or it would show through at the round corners.
 */
const Fallback = styled.div({
  ...picture,
  position: "relative",
  clipPath: `inset(${stroke.hair} round ${radius.m})`,
  background: color.line,
  "&::before": { ...motifGround, background: color.card },
});

const Frame = styled.div<Shaped>(
  {
    display: "grid",
    overflow: "hidden",
    ...pictureOfPage,
    "& > *": { gridArea: "1 / 1", minWidth: 0, ...picture },
  },
  ({ layout }) => cornersIn(layout),
  shaped,
);

/** Fills the frame; if it fails to load, the motif behind it is seen. */
const Photo = styled(Picture)({
  ...picture,
  // Over the motif. The frame's own rule does not match an image inside its picture element.
  gridArea: "1 / 1",
  position: "relative",
  objectFit: "cover",
  "&[data-failed]": { opacity: 0 },
});

/** The controls come first for the keyboard, and are shown below the pictures. */
const Region = styled.section<Shaped>(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
  },
  ({ layout }) => ({ "& > :nth-child(n + 2)": { gridArea: "1 / 1", ...cornersIn(layout) } }),
  shaped,
);

const Strip = styled.div({
  ...pictureOfPage,
  position: "relative",
  zIndex: 1,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  // The dots below show the position; without a script the scrollbar does.
  [media.scripted]: { scrollbarWidth: "none" },
  [media.motion]: { scrollBehavior: "smooth" },
});

/** With a script, a slide is rendered only when it is next: its picture would take bandwidth from the first. */
const Slide = styled.div({
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
  aspectRatio: picture.aspectRatio,
  [media.scripted]: { "&:nth-child(n + 2):not([data-drawn])": { contentVisibility: "hidden" } },
});
