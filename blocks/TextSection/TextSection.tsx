import styled from "@emotion/styled";
import { color, media, radius, size, space, width } from "../../renderer/theme";
import { Actions } from "../shared/Actions";
import { Icon } from "../shared/Icon";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { TextSection as TextSectionProps } from "../types.generated";

/** Running text; a picture or short points stand beside it where there is room. */
export function TextSection(props: TextSectionProps) {
  const { text, icon, image, points, actions } = props;
  return (
    <Section {...props}>
      <Columns beside={Boolean(image ?? points)}>
        <Body>
          {icon && <Icon name={icon} size={40} />}
          <Words of={text} />
          <Actions actions={actions} />
        </Body>
        {(image || points) && (
          <Beside>
            {image && <img src={image.src} alt={image.alt} width={800} height={600} loading="lazy" />}
            {points && (
              <Points>
                {points.map(({ title, description }) => (
                  <Point key={title}>
                    <Title>{title}</Title>
                    <p>
                      <Words of={description} />
                    </p>
                  </Point>
                ))}
              </Points>
            )}
          </Beside>
        )}
      </Columns>
    </Section>
  );
}

const Columns = styled("div", { shouldForwardProp: (name) => name !== "beside" })<{ beside: boolean }>(
  ({ beside }) => ({
    marginTop: space.l,
    display: "grid",
    gap: space.xl,
    alignItems: "start",
    [media.large]: beside ? { gridTemplateColumns: "1.1fr 1fr", gap: space.xxl } : {},
  }),
);

const Body = styled.div({
  maxWidth: width.text,
  display: "grid",
  gap: space.m,
  "& > svg": { color: color.accent },
  "& ul, & ol": { paddingInlineStart: space.l },
});

const Beside = styled.div({
  display: "grid",
  gap: space.l,
  "& img": { width: "100%", height: "auto", aspectRatio: "4 / 3", objectFit: "cover", borderRadius: radius.m },
});

const Points = styled.ul({ listStyle: "none", padding: 0, display: "grid", gap: space.l });

const Point = styled.li({
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.gold}`,
  "& p": { color: color.muted },
});

const Title = styled.h3({ fontSize: size.h3 });
