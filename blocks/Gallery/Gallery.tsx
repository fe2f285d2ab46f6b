import styled from "@emotion/styled";
import { color, radius, size, space } from "../../renderer/theme";
import { Actions } from "../shared/Actions";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Gallery as GalleryProps } from "../types.generated";

/** As many pictures as the first row of a desktop holds: they load at once, the others on scrolling. */
const FIRST_ROW = 3;

/** Finished work in a grid; every picture is in the HTML. */
export function Gallery(props: GalleryProps) {
  return (
    <Section {...props}>
      <Grid>
        {props.images.map(({ src, alt, category, caption }, index) => (
          <li key={src}>
            <Figure>
              <img src={src} alt={alt} width={800} height={600} loading={index < FIRST_ROW ? "eager" : "lazy"} />
              <Caption>
                <Category>{category}</Category>
                {caption && (
                  <span>
                    <Words of={caption} />
                  </span>
                )}
              </Caption>
            </Figure>
          </li>
        ))}
      </Grid>
      <Actions actions={props.actions} />
    </Section>
  );
}

const Grid = styled.ul({
  listStyle: "none",
  padding: 0,
  marginTop: space.l,
  display: "grid",
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
});

const Figure = styled.figure({
  "& img": {
    width: "100%",
    height: "auto",
    aspectRatio: "4 / 3",
    objectFit: "cover",
    borderRadius: radius.m,
    background: color.line,
  },
});

const Caption = styled.figcaption({ display: "grid", marginTop: space.s });

const Category = styled.span({ color: color.accent, fontSize: size.small, fontWeight: 600 });
