/** Budgets of a page in bytes. The first round trip carries about ten packets of 1,460 bytes (RFC 6928). */
export const BUDGETS = { html: 14_000, scripts: 3_000, fonts: 45_000 };

/** Kilobytes of 1,000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
