import { telLink } from "../../renderer/contract/phone";
import type { BookingWidget, Site } from "../types.generated";

/** What the booking calendar must know of the site. */
export interface Calendar {
  /** The booking site. */
  url: string;
  /** The address of the widget's script. */
  script: string;
  /** Without it, there is no calendar on the page. */
  widget: BookingWidget | undefined;
  phone: string;
  /** `tel:` in international form. */
  phoneLink: string;
  hours: string;
}

export function calendarOf({ business, booking }: Pick<Site, "business" | "booking">): Calendar {
  if (!booking) throw new Error("A booking block needs booking in site.yaml.");
  const { phone, hours } = business;
  return {
    url: booking.url,
    script: booking.widgetScript,
    widget: booking.widget,
    phone,
    phoneLink: telLink(phone),
    hours,
  };
}
