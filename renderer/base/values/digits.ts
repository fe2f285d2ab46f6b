/** The digit zero of the scripts whose digits are in use, by Unicode: Arabic, Persian, and those of India and beyond. */
const ZEROS = "٠۰०০੦૦୦௦౦೦൦๐໐༠၀";
const OTHERS = new RegExp(`[٫٬${[...ZEROS].map((zero) => `${zero}-${nth(zero, 9)}`).join("")}]`, "g");

/** A text with the digits 0 to 9, `.` and `,` in place of those of another script, each character in its place. */
export function inLatinDigits(text: string): string {
  return text.replace(OTHERS, (sign) => {
    if (sign === "٫" || sign === "٬") return sign === "٫" ? "." : ",";
    const zero = [...ZEROS].findLast((one) => one <= sign) ?? sign;
    return String(sign.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/** A number with the digits of a script. @param zero its digit zero, such as `٠` */
export const inScript = (number: string, zero: string): string =>
  number.replace(/\d/g, (digit) => nth(zero, Number(digit)));

function nth(zero: string, digit: number): string {
  return String.fromCharCode(zero.charCodeAt(0) + digit);
}
