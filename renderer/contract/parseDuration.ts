import { type Duration, type DurationForm, durationIn } from "../base/values/duration";

export type { DurationForm };

const readers = new WeakMap<DurationForm, ReturnType<typeof durationIn>>();

/**
 * Parses a duration that a block adds up, in the words of the site's language: `4-6 hours`, `1.5 h`, `30 bis 45
 * Minuten`. In minutes. Returns undefined for other words.
 */
export function parseDuration(text: string, form: DurationForm): Duration | undefined {
  const reader = readers.get(form) ?? durationIn(form);
  readers.set(form, reader);
  return reader.find(text)[0]?.value;
}
