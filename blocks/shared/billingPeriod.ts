/** The codes of UN/CEFACT for the times after which a price is paid again. */
export const PERIODS = { day: "DAY", week: "WEE", month: "MON", year: "ANN" } as const;

/** What nobody writes out in full, what CLDR has only for a number of months, and other forms of its words: `each month`. */
const SHORT: Record<string, string[]> = {
  month: "mo 月 月額 μήνα miesięcznie havonta kuukaudessa aylık ayda الشهر شهريا לחודש".split(" "),
  year: "yr 年額 rocznie évente vuodessa yıllık yılda السنة سنويا לשנה".split(" "),
};

/**
 * The time for which a price is paid, such as `MON` for `$12 / month`, `12 € pro Monat` and `12 $ par mois`: with the words
 * of CLDR. Undefined for a price that is paid once, also for `$120 for 2 months`.
 *
 * @param language a BCP 47 tag
 */
export function billingPeriod(price: string, language: string): string | undefined {
  const words = price.toLowerCase().match(/\d+(?:[\s\u00a0]+\p{L}+)?|\p{L}+/gu) ?? [];
  for (const [unit, code] of Object.entries(PERIODS)) {
    const names = [...namesOf(unit, language), ...(SHORT[unit] ?? [])];
    if (words.some((word) => names.includes(word))) return code;
  }
  return undefined;
}

function namesOf(unit: string, language: string): string[] {
  return (["long", "short"] as const).flatMap((unitDisplay) => {
    const parts = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).formatToParts(1);
    return parts.flatMap(({ type, value }) => (type === "unit" ? value.toLowerCase().replace(/\.$/, "") : []));
  });
}
