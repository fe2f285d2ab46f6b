import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { color, size, space, width } from "../look/theme";
import { ButtonLink } from "../shared/Actions";
import { Band, Inner } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Gallery as GalleryProps, Labels } from "../types.generated";
import { CategoryFilter } from "./CategoryFilter";
import { Pictures } from "./Pictures";
import { Behind } from "./Skeleton";

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

/** The labels of site.yaml that the gallery needs in the browser. */
export function galleryLabels(labels: Labels) {
  const { all, showPicturesOf, allPictures, picturesOf, fullSize, position, close, previous, next } = labels;
  return { all, showPicturesOf, allPictures, picturesOf, fullSize, position, close, previous, next };
}

export type GalleryLabels = ReturnType<typeof galleryLabels>;

export function GalleryView({ choice, labels, ...props }: GalleryProps & { labels: GalleryLabels; choice?: Choice }) {
  const { id, tone, heading, lead, images, actions } = props;
  return (
    <Band id={id} tone={tone} aria-labelledby={`${id}-heading`}>
      <Inner>
        <Heading id={`${id}-heading`}>
          <Behind part="title">
            <Words of={heading} />
          </Behind>
        </Heading>
        {lead && (
          <Lead>
            <Behind part="subtitle">
              <Words of={lead} />
            </Behind>
          </Lead>
        )}
        <CategoryFilter images={images} labels={labels} category={choice?.category} onChoose={choice?.choose} />
        <Pictures images={images} category={choice?.category} onOpen={choice?.open} />
        {actions && (
          <Row>
            {actions.map(({ label, to }, index) => (
              <Behind part="button" key={`${label} ${to}`}>
                <ButtonLink to={to} main={index === 0}>
                  {label}
                </ButtonLink>
              </Behind>
            ))}
          </Row>
        )}
      </Inner>
    </Band>
  );
}

const Heading = styled.h2({ fontSize: size.h2, maxWidth: width.text });

const Lead = styled.p({ marginTop: space.s, maxWidth: width.text, color: color.muted, fontSize: size.large });

const Row = styled.div({ display: "flex", flexWrap: "wrap", gap: space.m, marginTop: space.l });
