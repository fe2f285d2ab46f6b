import type { Notation } from "./notation";
import { sentencesOf } from "./sentences";

const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?`;
const RANGE = new RegExp(String.raw`${TIME}\s*(?:-|–|—|to|until|till)\s*${TIME}`, "gi");
/** Two times are opening hours only beside a day or a word for being open: "a nap from 1 PM to 2 PM" is none. */
const OPENING =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:daily|every day|open|hours)\b/i;

/** `7:00 AM to 6:00 PM`, `7am-6pm`, with the days that they hold for. */
export const hours: Notation = {
  replaceable: false,
  find: (text) =>
    sentencesOf(text)
      .filter((sentence) => OPENING.test(sentence))
      .flatMap((sentence) =>
        [...sentence.matchAll(RANGE)].map(
          ([piece, opensAt, opensMinute, opensHalf, closesAt, closesMinute, closesHalf]) => ({
            piece,
            keys: [`${clock(opensAt, opensMinute, opensHalf)}-${clock(closesAt, closesMinute, closesHalf)}`],
          }),
        ),
      ),
};

/** Minutes since midnight. */
function clock(hour = "", minute = "0", half = ""): number {
  return ((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minute);
}
