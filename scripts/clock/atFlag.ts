import { isMoment, noMoment } from "../../renderer/clock/clock";
import { wrongValue } from "../cli";

/** The flag of every command that shows the site as of another moment. */
export const atFlag = {
  value: "DATE",
  otherwise: "now",
  parse(text: string): string {
    if (!isMoment(text)) throw wrongValue(noMoment(text));
    return text;
  },
  about: "the site as of a date, or a date and time in its own time zone, such as 2027-01-01T09:00",
} as const;
