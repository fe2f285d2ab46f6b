interface WeekInfo {
  /** From 1, Monday, to 7. */
  firstDay: number;
  weekend: number[];
}

/**
 * The day with which a country's week begins in opening hours, from 1, Monday, to 7: the first one by CLDR that is not of
 * the weekend. In the United States that is Monday, although calendars there begin with Sunday; in Israel it is Sunday.
 *
 * @param country two letters, such as `DE`
 */
export function firstWorkday(country: string): number {
  // A method by the standard, a property in Node 20.
  const locale = new Intl.Locale(/^[A-Z]{2}$/.test(country) ? `und-${country}` : "und-US") as Intl.Locale & {
    getWeekInfo?(): WeekInfo;
    weekInfo?: WeekInfo;
  };
  const { firstDay, weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
  const days = Array.from({ length: 7 }, (_, step) => ((firstDay - 1 + step) % 7) + 1);
  return days.find((day) => !weekend.includes(day)) ?? firstDay;
}
