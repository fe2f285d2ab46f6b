/** Cached by language: creating a format takes a hundred times as long as using it. */
const formats = new Map<string, (minutes: number, full: boolean) => string>();

/**
 * A time of day in one shape everywhere: `6:00`, `9 h 00`. Only where the day has twice twelve hours, a full hour can
 * be without its minutes: `6 PM`.
 *
 * @param minutes of the day
 * @param language a valid BCP 47 tag
 * @param full with its minutes in any language: `6:00 PM`
 */
export function timeOfDay(minutes: number, language: string, full = false): string {
  const format = formats.get(language) ?? formatIn(language);
  formats.set(language, format);
  return format(minutes, full);
}

function formatIn(language: string) {
  const [long, short] = (["2-digit", undefined] as const).map(
    (minute) => new Intl.DateTimeFormat(language, { hour: "numeric", minute, timeZone: "UTC" }),
  );
  const alwaysFull = !short?.resolvedOptions().hour12;
  return (minutes: number, full: boolean) =>
    (full || alwaysFull || minutes % 60 !== 0 ? long : short)?.format(minutes * 60_000) ?? "";
}
