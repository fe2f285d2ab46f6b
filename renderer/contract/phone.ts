const digitsOf = (number: string) => number.replace(/[^0-9]/g, "");

export function isDialable(number: string): boolean {
  return digitsOf(number).length >= 7;
}

/** The link that dials a number: `(540) 555-0142` is `tel:+15405550142`; ten digits without `+` are North American. */
export function telLink(number: string): string {
  const digits = digitsOf(number);
  const isLocal = digits.length === 10 && !number.includes("+");
  return `tel:+${isLocal ? "1" : ""}${digits}`;
}
