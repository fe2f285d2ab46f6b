/** How a country's own numbers are dialed from elsewhere. */
export interface Dialing {
  /** Such as `49`. */
  callingCode: string;
  /** What comes before a number only inside the country, such as `0`. */
  trunk: string;
}

/** A number as it is dialed from anywhere (ITU-T E.164): `+15035550174` for `503.555.0174` in the United States. */
export function dialed(number: string, { callingCode, trunk }: Dialing): string {
  const digits = number.replace(/\D/g, "");
  if (number.includes("+")) return `+${digits}`;
  return `+${callingCode}${digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
}
