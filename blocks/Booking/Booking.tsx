import styled from "@emotion/styled";
import { color, media, radius, size, space } from "../../renderer/theme";
import { Actions, ButtonLink } from "../shared/Actions";
import { Icon } from "../shared/Icon";
import { usePage } from "../shared/PageContext";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/SmartLink";
import type { Booking as BookingProps } from "../types.generated";

/** The least height of the frame: the calendar that takes its place must not move the page. */
const FRAME_HEIGHT = 600;

/** The place of the booking calendar; until it is there, and without a script, every other way to book. */
export function Booking(props: BookingProps) {
  const { business, booking } = usePage().site;
  return (
    <Section {...props}>
      <Frame>
        <Ways>
          <Icon name="calendar" size={48} />
          <Title>Book online</Title>
          <ButtonLink to={booking.url}>Open the calendar</ButtonLink>
          <Facts>
            <Fact>
              <dt>Call</dt>
              <dd>
                <SmartLink to={business.phoneLink}>{business.phone}</SmartLink>
              </dd>
            </Fact>
            <Fact>
              <dt>Hours</dt>
              <dd>{business.hours}</dd>
            </Fact>
          </Facts>
        </Ways>
      </Frame>
      <Actions actions={props.actions} />
    </Section>
  );
}

const Frame = styled.div({
  marginTop: space.l,
  minHeight: FRAME_HEIGHT,
  padding: space.l,
  display: "grid",
  placeItems: "center",
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.card,
});

const Ways = styled.div({
  display: "grid",
  justifyItems: "center",
  gap: space.m,
  textAlign: "center",
  "& > svg": { color: color.accent },
});

const Title = styled.h3({ fontSize: size.h3 });

const Facts = styled.dl({
  display: "grid",
  gap: space.m,
  marginTop: space.m,
  [media.medium]: { gridAutoFlow: "column", gap: space.xxl },
});

const Fact = styled.div({
  "& dt": { color: color.muted, fontSize: size.small },
  "& dd": { fontSize: size.large, textWrap: "balance" },
});
