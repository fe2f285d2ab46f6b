/** A number as it is written: at most `digits` decimals, no leading zero, no minus zero. */
export function written(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)) + 0);
  return text.replace(/^(-?)0\./, "$1.");
}
