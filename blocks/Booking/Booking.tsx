import styled from "@emotion/styled";
import { behavior } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";
import { plainText } from "../../renderer/contract/richText";
import type { Booking as BookingProps, BookingWidget, Palette } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { motifGround, motifRunning } from "../look/motif";
import { colorsOf } from "../look/palette";
import { color, hairline, media, radius, sheet, space, width } from "../look/theme";
import { Actions, ButtonLink } from "../shared/Actions";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/Words";
import type { WidgetSetup } from "./Booking.behavior";

/** The minimum height of the frame in CSS pixels, so that the calendar does not move the page when it appears. */
const FRAME_HEIGHT = 600;

/** The frame for the booking calendar. Until `Booking.behavior.ts` shows it, other ways to book are in its place. */
export function Booking(props: BookingProps) {
  const { business, booking, labels, palette } = usePage().site;
  if (!booking) throw new Error("A booking block needs booking in site.yaml.");
  const containerId = `${props.id}-widget`;
  const setup: WidgetSetup | undefined = booking.widget && {
    script: booking.widgetScript,
    global: booking.widget.global,
    options: widgetOptions(booking.widget, booking.url, containerId, palette),
    title: plainText(props.heading),
    loading: labels.calendarLoading,
    failed: labels.calendarFailed,
  };
  const awake = setup && { ...behavior("Booking", "idle"), "data-widget": JSON.stringify(setup) };
  return (
    <div {...awake}>
      <Section {...props}>
        <Frame data-progress="asleep" data-print="not">
          <Container id={containerId} />
          <Ways>
            <Card>
              <Icon name="calendar" size={48} />
              <h3>{labels.bookOnline}</h3>
              <Status role="status">{labels.bookElsewhere}</Status>
              <ButtonLink to={booking.url} data-print="not">
                {labels.openBookingSite}
              </ButtonLink>
              {business.phoneLink && (
                <p>
                  {`${labels.call} `}
                  <SmartLink to={business.phoneLink}>{business.phone}</SmartLink>
                </p>
              )}
            </Card>
          </Ways>
        </Frame>
        <Actions actions={props.actions} />
      </Section>
    </div>
  );
}

/** The settings of site.yaml as the one argument of the booking script's constructor; the colors are the site's. */
function widgetOptions(widget: BookingWidget, url: string, containerId: string, palette: Palette) {
  const flag = (on: boolean) => (on ? "1" : "0");
  const { light } = colorsOf(undefined, palette);
  return {
    widget_type: "iframe",
    // The widget adds paths of its own.
    url: new URL(url).origin,
    container_id: containerId,
    theme: widget.theme,
    timeline: widget.timeline,
    datepicker: widget.datepicker,
    is_rtl: widget.rightToLeft,
    theme_settings: {
      timeline_modern_display: widget.slots,
      timeline_hide_unavailable: flag(widget.hideUnavailable),
      show_sidebar: flag(widget.sidebar),
      sb_base_color: light.accent,
      btn_color_1: light.accent,
      body_bg_color: light.paper,
      booking_nav_bg_color: light.deep,
      dark_font_color: light.ink,
      light_font_color: light.onAccent,
      sb_available: light.soft,
      sb_busy: light.line,
    },
    app_config: { clear_session: widget.clearSession, predefined: widget.predefined },
  };
}

/** A selector instead of a style attribute, which the site's Content-Security-Policy forbids. */
const READY = '[data-progress="ready"]';

/** Calendar and ways to book share one grid area: the frame has one height, whichever is shown. */
const Frame = styled.div({
  marginTop: space.l,
  display: "grid",
  border: hairline,
  borderRadius: radius.m,
  background: color.card,
  overflow: "hidden",
  "& > *, &::before": { gridArea: "1 / 1" },
  '&[data-progress="loading"]::before': { ...motifRunning, alignSelf: "start" },
});

const Container = styled.div({
  minHeight: FRAME_HEIGHT,
  visibility: "hidden",
  // No calendar will come: the frame is as high as the other ways to book.
  '[data-progress="failed"] > &': { display: "none" },
  [`${READY} > &`]: { visibility: "visible" },
  "& iframe": { display: "block", width: "100%", minHeight: FRAME_HEIGHT, border: 0 },
});

/** While the calendar may come, the frame is as high as it: what is left around the ways to book, which are in the first view, is filled with the motif. */
const Ways = styled.div({
  position: "relative",
  padding: `${space.xl} ${space.l}`,
  display: "grid",
  placeItems: "start center",
  [`${READY} > &`]: { visibility: "hidden" },
  // Lighter than behind a few words: here it is the larger part of the frame.
  "&::before": { ...motifGround, opacity: 0.3 },
});

const Card = styled.div({
  ...sheet,
  position: "relative",
  width: `min(100%, ${width.lead})`,
  padding: `${space.xl} ${space.card}`,
  display: "grid",
  justifyItems: "center",
  gap: space.m,
  textAlign: "center",
  "& > svg": { color: color.accent },
});

/** Room for the longest status, so that a change moves neither the links nor its own box. */
const Status = styled.p({
  width: "100%",
  minHeight: "3lh",
  maxWidth: width.note,
  color: color.muted,
  [media.medium]: { minHeight: "2lh" },
});
