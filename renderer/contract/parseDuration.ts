/** How long something takes; `from` equals `to` if it is exact. */
export interface Duration {
  from: number;
  to: number;
  unit: "hour" | "minute";
  /** As written. */
  piece: string;
}

const DURATION = /(?<!\d)(\d+(?:\.\d+)?)(?:\s*(?:[-–—]|to)\s*(\d+(?:\.\d+)?))?\s*(h(?:(?:ou)?rs?)?|min(?:ute)?s?)\b/i;

/** Parses a duration such as `4-6 hours`, `1.5 h`, `30 to 45 minutes`. Returns undefined for other words. */
export function parseDuration(text: string): Duration | undefined {
  const [piece = "", from, to = from, unit = ""] = DURATION.exec(text) ?? [];
  if (from === undefined) return undefined;
  return { from: Number(from), to: Number(to), unit: unit.toLowerCase().startsWith("h") ? "hour" : "minute", piece };
}
