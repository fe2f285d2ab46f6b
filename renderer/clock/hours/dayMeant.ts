import { DAYS, isYearly, MONTHS, realDay } from "./dates";

/**
 * A day in words, such as `November 26, 2026` or `26 Nov`, as site.yaml has it: `2026-11-26`, or `11-26` for each year.
 *
 * @returns undefined if the text is not such a day, or names another weekday, or a weekday without the year
 */
export function dayMeant(text: string): string | undefined {
  const words = text.match(/[A-Za-z]+|\d+/g) ?? [];
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}$/.test(word))?.padStart(2, "0");
  const names = words.filter((word) => /^[A-Za-z]{3,}$/.test(word));
  const [month, ...others] = names.map((name) => indexIn(MONTHS, name)).filter((index) => index >= 0);
  const weekday = names.map((name) => indexIn(DAYS, name)).find((index) => index >= 0);
  const known = names.every((name) => indexIn(MONTHS, name) >= 0 || indexIn(DAYS, name) >= 0);
  if (!known || month === undefined || day === undefined || others.length > 0) return undefined;
  const found = `${year ? `${year}-` : ""}${String(month + 1).padStart(2, "0")}-${day}`;
  // Without a year February 29 counts.
  const real = realDay(isYearly(found) ? `2000-${found}` : found);
  if (!real) return undefined;
  return weekday === undefined || (year && new Date(real).getUTCDay() === weekday) ? found : undefined;
}

/** The index of a name or of its beginning, such as `Nov`. */
function indexIn(names: string[], word: string): number {
  return names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
}
