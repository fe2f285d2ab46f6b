import type { Finding } from "../../base/problem";
import { contrastOf, LEAST_CONTRAST } from "../../base/values/colors";
import type { JsonSchema, Preset } from "../../schema/jsonSchema";
import type { Rules } from "../check/rule";
import { followRef, presetOf } from "../schema/siteSchema";

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
  const { properties = {}, contrast = [] } = followRef(ref).schema;
  const written = data as Record<string, unknown>;
  const set = typeof preset === "object" ? preset : {};
  const colorOf = (name: string) => String(written[name] ?? set[name] ?? properties[name]?.default ?? name);
  for (const text of new Set(contrast.flatMap((pair) => pair.text))) {
    const grounds = contrast.filter((pair) => pair.text.includes(text)).flatMap(({ on }) => on);
    const [worst] = grounds
      .map((ground) => ({ ground, ratio: contrastOf(colorOf(text), colorOf(ground)) }))
      .filter(({ ground, ratio }) => ratio < LEAST_CONTRAST && (text in written || ground in written))
      .sort((a, b) => a.ratio - b.ratio);
    if (!worst) continue;
    const { ground, ratio } = worst;
    const message = `Text in "${text}" on "${ground}" has a contrast of ${ratio.toFixed(1)} to 1; ${LEAST_CONTRAST} to 1 is the least that is easy to read.`;
    yield { file, pointer: `${pointer}/${text in written ? text : ground}`, message };
  }
  for (const [name, schema] of Object.entries(properties)) {
    yield* findings(file, written[name], schema, `${pointer}/${name}`, set[name]);
  }
}
