import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { color, media, radius } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Section } from "../shared/Section";
import type { Gallery as GalleryProps } from "../types.generated";
import { CategoryFilter } from "./CategoryFilter";
import { type GalleryLabels, galleryLabels } from "./labels";
import { Pictures } from "./Pictures";

/** What a visitor can do once the gallery is awake. */
interface Choice {
  /** The category that is shown; undefined for all. */
  category: string | undefined;
  choose: (category: string | undefined) => void;
  /** @param index of the picture in `images` */
  open: (index: number) => void;
}

/** Finished work in a grid; every picture is in the HTML and links to its file in full size. */
export function Gallery(props: GalleryProps) {
  return <GalleryView {...props} labels={galleryLabels(usePage().site.labels)} />;
}

export function GalleryView({ choice, labels, ...props }: GalleryProps & { labels: GalleryLabels; choice?: Choice }) {
  return (
    <Skeleton>
      <Section {...props}>
        <CategoryFilter images={props.images} labels={labels} category={choice?.category} onChoose={choice?.choose} />
        <Pictures images={props.images} category={choice?.category} onOpen={choice?.open} />
        <Actions actions={props.actions} />
      </Section>
    </Skeleton>
  );
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ "50%": { opacity: 0.5 } });

/** The title, the subtitle, six square tiles and the buttons. */
const parts = ":is(h2, h2 + p, ul + div > a, li:nth-of-type(-n + 6) figure > a)";

/**
 * The skeleton while the gallery's code is loading: a shape behind each of its parts. Behind, since the server
 * has rendered the content already: so it is seen only where something is still missing, such as a picture,
 * and moves nothing when it goes. Without a script there is no skeleton.
 */
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
