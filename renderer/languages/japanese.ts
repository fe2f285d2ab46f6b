import type { PlainText } from "../base/values/language";

const DIGITS = "〇一二三四五六七八九";
const UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** Words that figures are made of, the longest first. A day of the week in one character counts beside another one. */
const WORDS =
  "24時間営業|年中無休|営業時間|定休日|お休み|[月火水木金土日]曜日?|土日祝日?|土日|平日|毎日|" +
  "[月火水木金土日](?=[〜～~・-][月火水木金土日])|(?<=[月火水木金土日][〜～~・-])[月火水木金土日](?!\\p{L})|" +
  "時半|時間半?|時|分間?|日間|週間|[かヶ]月間?|(?<=[\\d一-十])月(?=[\\d一-十]+日)|(?<!\\d{4})年間?|円|ドル|ユーロ|ポンド|" +
  "キロメートル|キロ|メートル|パーセント|営業|開店|開館|開[いきく]|休業|閉店|閉館|閉[まめ]|定休|" +
  "電話|携帯|ダイヤル|番号|ファックス";

const NUMBER = "[\\d,.〇一二三四五六七八九十百千万]+";

/** Everything that is read, by what becomes of it: numbers, words, what is between the ends of a range, other letters. */
const PIECES = new RegExp(`(${NUMBER})|(${WORDS})|(から|より|[〜～~])|([\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー])`, "gu");

/** After it, hours of a clock with twelve of them are twelve later: `午後9時`. */
const AFTERNOON = /(?:午後|夜)\s?$/;

/** A number with kanji, such as `二千五百`, `1万5千` or `三千`, in figures. 十分 alone means enough. */
function inFigures(written: string, before: string, after: string): string {
  if (AFTERNOON.test(before) && /^(?:時(?!間)|:)/.test(after)) {
    const hour = Number(inFigures(written, "", after));
    return String(hour < 12 ? hour + 12 : hour);
  }
  if (!/[^\d,.]/.test(written)) return written;
  if (written === "十" && /^分(?!間)/.test(after)) return " ";
  let [total, group, digits] = [0, 0, ""];
  for (const character of written.replaceAll(",", "")) {
    const unit = UNITS[character];
    if (unit === undefined) digits += DIGITS.includes(character) ? DIGITS.indexOf(character) : character;
    else if (unit === 10_000) [total, group, digits] = [total + (group + Number(digits) || 1) * unit, 0, ""];
    else [group, digits] = [group + (digits === "" ? 1 : Number(digits)) * unit, ""];
  }
  return String(total + group + Number(digits));
}

/**
 * Words and numbers as other languages have them, since Japanese has no spaces between words: `9時 - 20時` for
 * "9時から20時まで", and the numbers of kanji and of wide digits in figures.
 */
export function readJapanese(written: string): PlainText {
  // Each wide character becomes one narrow one; the brackets of 03(5555)0142 are only separators.
  const narrow = written.replace(/[！-～￥]/g, (wide) => wide.normalize("NFKC")).replace(/−|(?<=\d)[()](?=\d)/g, "-");
  let text = "";
  const at: number[] = [];
  const add = (piece: string, from: number, until: number) => {
    for (let index = 0; index < piece.length; index++) at.push(index < until - from ? from + index : until);
    text += piece;
  };
  let last = 0;
  for (const { 0: piece, 1: number, 2: word, 3: to, index } of narrow.matchAll(PIECES)) {
    add(narrow.slice(last, index), last, index);
    last = index + piece.length;
    const shown = number
      ? inFigures(number, narrow.slice(0, index), narrow.slice(last))
      : word
        ? `${word} `
        : to
          ? "- "
          : " ";
    // A number may be longer than it was written.
    if (number) for (const digit of shown) add(digit, index, index + 1);
    else add(shown, index, last);
  }
  add(narrow.slice(last), last, narrow.length);
  return { text, at: [...at, written.length] };
}
