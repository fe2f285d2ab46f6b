/** The size of a social card in pixels, which every network shows whole: 1.91 to 1. */
export const CARD = { width: 1200, height: 630 } as const;
