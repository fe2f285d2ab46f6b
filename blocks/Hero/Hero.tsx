import styled from "@emotion/styled";
import { color, font, media, radius, size, space, width } from "../../renderer/theme";
import { Actions } from "../shared/Actions";
import { Icon } from "../shared/Icon";
import { Band, Inner } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Hero as HeroProps } from "../types.generated";

/** The opening of a page, with the page's only `h1`. */
export function Hero({ id, tone = "soft", badge, heading, lead, priceLine, actions, details, images }: HeroProps) {
  return (
    <Band id={id} tone={tone}>
      <Columns>
        <div>
          {badge && (
            <Badge>
              <Words of={badge} />
            </Badge>
          )}
          <Title>
            <Words of={heading} />
          </Title>
          {lead && (
            <Lead>
              <Words of={lead} />
            </Lead>
          )}
          {priceLine && (
            <PriceLine>
              <Words of={priceLine} />
            </PriceLine>
          )}
          <Actions actions={actions} />
          {details && (
            <Details>
              {details.map(({ icon, text }) => (
                <Detail key={`${icon} ${JSON.stringify(text)}`}>
                  <Icon name={icon} size={20} />
                  <span>
                    <Words of={text} />
                  </span>
                </Detail>
              ))}
            </Details>
          )}
        </div>
        {images && (
          <Slides
            tabIndex={images.length > 1 ? 0 : undefined}
            aria-label={images.length > 1 ? "Pictures" : undefined}
            role={images.length > 1 ? "group" : undefined}
          >
            {images.map(({ src, alt }, index) => (
              <img
                key={src}
                src={src}
                alt={alt}
                width={800}
                height={600}
                loading={index === 0 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : "auto"}
              />
            ))}
          </Slides>
        )}
      </Columns>
    </Band>
  );
}

const Columns = styled(Inner)({
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  [media.large]: { gridTemplateColumns: "1.1fr 1fr" },
});

const Badge = styled.p({
  display: "inline-block",
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.round,
  border: `1px solid ${color.line}`,
  background: color.card,
  fontSize: size.small,
  fontWeight: 600,
});

const Title = styled.h1({ fontSize: size.h1, marginTop: space.m });

const Lead = styled.p({ fontSize: size.large, marginTop: space.m, maxWidth: width.text });

const PriceLine = styled.p({ fontFamily: font.heading, fontSize: size.large, marginTop: space.m, color: color.accent });

const Details = styled.ul({ listStyle: "none", padding: 0, marginTop: space.l, display: "grid", gap: space.s });

const Detail = styled.li({
  display: "flex",
  gap: space.s,
  "& svg": { flex: "none", marginTop: "0.2em", color: color.accent },
});

/** Side by side, one in view: a swipe or the arrow keys move on, with no script. */
const Slides = styled.div({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  borderRadius: radius.m,
  background: color.line,
  "& img": { width: "100%", height: "auto", aspectRatio: "4 / 3", objectFit: "cover", scrollSnapAlign: "start" },
});
