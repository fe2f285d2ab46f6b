/** By language and settings: making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of dates and times in a language, made once.
 *
 * @throws RangeError for a time zone that the platform does not know
 */
export function dateFormat(language: unknown, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${typeof language === "string" ? language : ""} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

/** A language as `Intl` takes it; English for what is none. */
export function localeOf(language: unknown): string {
  try {
    return Intl.getCanonicalLocales(String(language))[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}
