/** How long something takes, in minutes; `from` equals `to` if it is exact. */
interface Minutes {
  from: number;
  to: number;
}

const DURATION = /(?<!\d)(\d+(?:\.\d+)?)(?:\s*(?:[-–—]|to)\s*(\d+(?:\.\d+)?))?\s*(h(?:(?:ou)?rs?)?|min(?:ute)?s?)\b/i;

/**
 * Parses a duration that a block adds up, such as `4-6 hours`, `1.5 h`, `30 to 45 minutes`. Returns undefined for other
 * words. By itself, since visitors load it: `durationIn` of `base/values` would add 1.1 kB, gzip.
 */
export function parseDuration(text: string): Minutes | undefined {
  const [, from, to = from, unit = ""] = DURATION.exec(text) ?? [];
  if (from === undefined) return undefined;
  const length = /^h/i.test(unit) ? 60 : 1;
  return { from: Number(from) * length, to: Number(to) * length };
}
