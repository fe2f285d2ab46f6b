/** Whether a phone number has enough digits to be dialed. */
export function isDialable(number: string): boolean {
  return digitsOf(number).length >= 7;
}

/**
 * The link that dials a phone number: `(540) 555-0142` becomes `tel:+15405550142`. Ten digits without a
 * `+` are a number of North America.
 *
 * @param number as people write it, or with `tel:` in front
 */
export function telLink(number: string): string {
  const digits = digitsOf(number);
  const isLocal = digits.length === 10 && !number.includes("+");
  return `tel:+${isLocal ? "1" : ""}${digits}`;
}

function digitsOf(number: string): string {
  return number.replace(/[^0-9]/g, "");
}
