import styled from "@emotion/styled";
import type { Ref } from "react";
import { Icon } from "../look/Icon";
import { plaitRunning } from "../look/plait";
import { color, hairline, media, radius, size, space, width } from "../look/theme";
import { Actions, ButtonLink } from "../shared/Actions";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/SmartLink";
import type { Booking as BookingProps } from "../types.generated";
import type { Calendar } from "./calendar";

/** The least height of the frame: the calendar that takes its place must not move the page. */
const FRAME_HEIGHT = 600;

/** How far the calendar is; `asleep` on the server and where no script runs. */
export type Progress = "asleep" | "loading" | "ready" | "failed";

const NEWS: Record<Progress, string> = {
  asleep: "",
  loading: "The calendar is on its way.",
  ready: "",
  failed: "The calendar did not load. Please book on our booking site or call us.",
};

interface BookingViewProps extends BookingProps {
  calendar: Calendar;
  progress?: Progress;
  /** What the widget fills; its `id` is `${props.id}-widget`. */
  container?: Ref<HTMLDivElement>;
}

export function BookingView({ calendar, progress = "asleep", container, ...props }: BookingViewProps) {
  const { url, phone, phoneLink, hours } = calendar;
  return (
    <Section {...props}>
      <Frame data-progress={progress}>
        <Container ref={container} id={`${props.id}-widget`} />
        <Ways>
          <Icon name="calendar" size={48} />
          <Title>Book online</Title>
          <News role="status">{NEWS[progress]}</News>
          <ButtonLink to={url}>Open the booking site</ButtonLink>
          <Facts>
            <Fact>
              <dt>Call</dt>
              <dd>
                <SmartLink to={phoneLink}>{phone}</SmartLink>
              </dd>
            </Fact>
            <Fact>
              <dt>Hours</dt>
              <dd>{hours}</dd>
            </Fact>
          </Facts>
        </Ways>
      </Frame>
      <Actions actions={props.actions} />
    </Section>
  );
}

/** A selector and no style attribute, which the site's Content-Security-Policy forbids. */
const READY = '[data-progress="ready"]';

/** Calendar and ways to book share one place: whichever is seen, the frame is as high. */
const Frame = styled.div({
  marginTop: space.l,
  display: "grid",
  border: hairline,
  borderRadius: radius.m,
  background: color.card,
  overflow: "hidden",
  "& > *, &::before": { gridArea: "1 / 1" },
  '&[data-progress="loading"]::before': { ...plaitRunning, alignSelf: "start" },
});

const Container = styled.div({
  minHeight: FRAME_HEIGHT,
  visibility: "hidden",
  [`${READY} > &`]: { visibility: "visible" },
  "& iframe": { display: "block", width: "100%", minHeight: FRAME_HEIGHT, border: 0 },
});

const Ways = styled.div({
  padding: space.l,
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space.m,
  textAlign: "center",
  [`${READY} > &`]: { visibility: "hidden" },
  "& > svg": { color: color.accent },
});

const Title = styled.h3({ fontSize: size.h3 });

/** Its lines are kept free, so that no news moves the links under a finger. */
const News = styled.p({
  minHeight: "3lh",
  maxWidth: width.note,
  color: color.muted,
  [media.medium]: { minHeight: "2lh" },
});

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
