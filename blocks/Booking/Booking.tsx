import { usePage } from "../../renderer/contract/PageContext";
import type { Booking as BookingProps } from "../types.generated";
import { BookingView } from "./BookingView";
import { calendarOf } from "./calendar";

/** The place of the booking calendar; until it is there, and without a script, every other way to book. */
export function Booking(props: BookingProps) {
  return <BookingView {...props} calendar={calendarOf(usePage().site)} />;
}
