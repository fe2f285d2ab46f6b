/** A value without spaces outside its parentheses, such as `max(1rem, env(safe-area-inset-left))`. */
const VALUE = String.raw`((?:[^\s;{}()]|\((?:[^()]|\([^()]*\))*\))+)`;

/** The four sides of a box: top, right, bottom, left. */
const SIDES = new RegExp(
  `((?:padding|margin|inset):|clip-path:inset\\()${[VALUE, VALUE, VALUE, VALUE].join(" ")}`,
  "g",
);

/** Arrowheads of two borders, the step of one under a pointer, and what fades at its end. */
const TURNED: [RegExp, string][] = [
  [/(?<=rotate\()(?=(?:45|225|315)deg)/g, "-"],
  [/(?<=translateX\()(?=\d)/g, "-"],
  [/(?<=linear-gradient\()(?=90deg)/g, "-"],
];

/** The CSS of a page whose language runs from right to left: with what logical properties do not turn. */
export function mirrorCss(css: string): string {
  const sides = css.replace(
    SIDES,
    (_, name: string, top: string, right: string, bottom: string, left: string) =>
      `${name}${top} ${otherSide(left)} ${bottom} ${otherSide(right)}`,
  );
  return TURNED.reduce((turned, [found, by]) => turned.replace(found, by), sides);
}

const otherSide = (value: string) =>
  value.replace(/safe-area-inset-(left|right)/g, (_, side) => `safe-area-inset-${side === "left" ? "right" : "left"}`);
