import { written } from "./written";

/** How many numbers each command takes. */
const numbersOf: Record<string, number> = { M: 2, L: 2, T: 2, Q: 4, C: 6 };

/**
 * The same path data in fewer bytes: rounded to a tenth, every command relative to the point
 * before, and that point tracked as it was rounded, so that errors do not add up.
 *
 * @param data path data of absolute M, L, T, Q, C and Z; with any other command it comes back unchanged
 * @throws Error where a command is followed by more or fewer numbers than it takes
 */
export function compact(data: string): string {
  if (/[^MLTQCZ\d\s.,-]/.test(data)) return data;
  let [x, y, startX, startY, text, before] = [0, 0, 0, 0, "", ""];
  for (const [, command = "", rest = ""] of data.matchAll(/([MLTQCZ])([^MLTQCZ]*)/g)) {
    if (command === "Z") {
      [text, before, x, y] = [`${text}z`, "z", startX, startY];
      continue;
    }
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (values.length !== numbersOf[command]) {
      throw new Error(`Path data needs ${numbersOf[command]} numbers after each ${command}: ${command}${rest}`);
    }
    const relative = values.map((value, i) => written(value - (i % 2 === 0 ? x : y)));
    const end = relative.slice(-2).map(Number) as [number, number];
    x = round(x + end[0]);
    y = round(y + end[1]);
    if (command === "M") [startX, startY] = [x, y];
    const name = command.toLowerCase();
    const joined = relative.reduce(
      (line, next) => line + (next.startsWith("-") || line === "" ? next : ` ${next}`),
      "",
    );
    const repeats = name === before && name !== "m";
    text += repeats ? (joined.startsWith("-") ? joined : ` ${joined}`) : name + joined;
    before = name;
  }
  return text;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
