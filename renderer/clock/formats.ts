/** Cached by language and options: creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format for dates and times in a language.
 *
 * @throws RangeError for a time zone that the platform does not know
 */
export function dateFormat(language: unknown, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${typeof language === "string" ? language : ""} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

/** A language tag for `Intl`; English if it is invalid. */
export function localeOf(language: unknown): string {
  try {
    return Intl.getCanonicalLocales(String(language))[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}
