import type { BookingWidget } from "../types.generated";

/** A switch as the booking service writes it. */
const flag = (on: boolean) => (on ? "1" : "0");

/**
 * The settings of site.yaml in the words of the booking service's script, which takes them as the
 * one argument of its constructor.
 *
 * @param url the booking site
 * @param containerId the element that the widget puts its iframe into
 */
export function widgetOptions(widget: BookingWidget, url: string, containerId: string) {
  const { colors } = widget;
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
      sb_base_color: colors.base,
      btn_color_1: colors.button,
      body_bg_color: colors.background,
      booking_nav_bg_color: colors.navigation,
      dark_font_color: colors.darkText,
      light_font_color: colors.lightText,
      sb_available: colors.available,
      sb_busy: colors.busy,
    },
    app_config: { clear_session: widget.clearSession, predefined: widget.predefined },
  };
}
