/** The file beside the output folder with the time at which the site must be built again, for a scheduled run. */
export const nextChangeFile = (outDir: string): string => `${outDir}.next-change.json`;

/** Only when, not what: `{"next":"2027-01-01T05:00:00.000Z"}`, or null if not within a year. */
export const nextChangeText = (next: number | undefined): string =>
  `${JSON.stringify({ next: next === undefined ? null : new Date(next).toISOString() })}\n`;
