import styled from "@emotion/styled";
import { color, font, media, radius, size, space, width } from "../../renderer/theme";
import { Actions } from "../shared/Actions";
import { Icon } from "../shared/Icon";
import { Band, Inner } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Hero as HeroProps } from "../types.generated";
import { Pictures } from "./Pictures";

/** The opening of a page, with the page's only `h1`. */
export function Hero({ id, tone = "soft", badge, heading, lead, priceLine, actions, details, images }: HeroProps) {
  return (
    <Band id={id} tone={tone}>
      <Columns pictured={Boolean(images)}>
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
        {images && <Pictures id={id} images={images} />}
      </Columns>
    </Band>
  );
}

const Columns = styled(Inner, { shouldForwardProp: (name) => name !== "pictured" })<{ pictured: boolean }>(
  ({ pictured }) => ({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    alignItems: "center",
    [media.large]: pictured ? { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)" } : {},
  }),
);

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
