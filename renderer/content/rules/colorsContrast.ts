import type { Finding } from "../../base/problem";
import type { JsonSchema, Preset } from "../../schema/jsonSchema";
import type { Rules } from "../check/rule";
import { presetOf, resolve } from "../schema/siteSchema";

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Text colors with too little contrast to their background; the schema lists the pairs. */
export default {
  *"colors/contrast"({ site }) {
    if (site) yield* findings(site.file, site.data, { $ref: "#/definitions/Site" }, "", presetOf(site.data));
  },
} satisfies Rules;

function* findings(
  file: string,
  data: unknown,
  ref: JsonSchema,
  pointer: string,
  preset: Preset | string | undefined,
): Generator<Finding> {
  if (typeof data !== "object" || data === null) return;
  const { properties = {}, contrast = [] } = resolve(ref).schema;
  const written = data as Record<string, unknown>;
  const set = typeof preset === "object" ? preset : {};
  const colorOf = (name: string) => String(written[name] ?? set[name] ?? properties[name]?.default ?? name);
  for (const text of new Set(contrast.flatMap((pair) => pair.text))) {
    const grounds = contrast.filter((pair) => pair.text.includes(text)).flatMap(({ on }) => on);
    const [worst] = grounds
      .map((ground) => ({ ground, ratio: ratioOf(colorOf(text), colorOf(ground)) }))
      .filter(({ ground, ratio }) => ratio < LEAST && (text in written || ground in written))
      .sort((a, b) => a.ratio - b.ratio);
    if (!worst) continue;
    const { ground, ratio } = worst;
    const message = `Text in "${text}" on "${ground}" has a contrast of ${ratio.toFixed(1)} to 1; ${LEAST} to 1 is the least that is easy to read.`;
    yield { file, pointer: `${pointer}/${text in written ? text : ground}`, message };
  }
  for (const [name, schema] of Object.entries(properties)) {
    yield* findings(file, written[name], schema, `${pointer}/${name}`, set[name]);
  }
}

function ratioOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of an sRGB color such as #9c3a1b (WCAG 2.2, definition); NaN for anything else. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
