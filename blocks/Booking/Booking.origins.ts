import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { Booking } from "../types.generated";

/** The widget's script, and the booking site in its frame. */
const bookingOrigins: OriginsOf<Booking> = (_, { site: { booking } }) =>
  booking?.widget ? { scriptSrc: originOf(booking.widgetScript), frameSrc: originOf(booking.url) } : {};

export default bookingOrigins;
