/** One pass over a text. */
export type Step = (text: string) => string;

export const NO_BREAK_SPACE = "\u00a0";

const AMOUNT = String.raw`(?:\$[\d,.]*\d|\d{1,2}:\d\d|(?:19|20)\d\d|\d{1,3})`;

/** The hyphen in a range of numbers, but not in a phone number, a date or a word such as "24-hour". */
export const RANGE = new RegExp(String.raw`(?=-)(?<=(?<![\w$.,:/–-])${AMOUNT})-(?=${AMOUNT}(?![\w:/-]))`, "g");
