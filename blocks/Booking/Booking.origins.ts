import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { Booking } from "../../renderer/contract/types.generated";

/** The widget's script, and the booking site in its frame. */
export default ((_, { site: { booking } }) =>
  booking?.widget
    ? { scriptSrc: originOf(booking.widgetScript), frameSrc: originOf(booking.url) }
    : {}) satisfies OriginsOf<Booking>;
