/** The file beside the output folder that says when the site must be built again, for a scheduled run. */
export const nextChangeFile = (outDir: string): string => `${outDir}.next-change.json`;

/** Only when, and not what: `{"next":"2027-01-01T05:00:00.000Z"}`, or null where that is not within a year. */
export const nextChangeText = (next: number | undefined): string =>
  `${JSON.stringify({ next: next === undefined ? null : new Date(next).toISOString() })}\n`;
