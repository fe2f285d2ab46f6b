import { valueAt } from "../../base/pointer";
import { contrastOf, LEAST_CONTRAST, lightenColor, mixColors } from "../../base/values/colors";
import type { Follows, JsonSchema, Preset } from "../../schema/jsonSchema";

/** More than the least: colors that follow are also on tints of their grounds. */
const SAFE = LEAST_CONTRAST + 0.4;

/** How far a color goes in one step toward the one that makes it readable. */
const STEP = 0.06;

type Colors = Record<string, string>;

/**
 * A preset with the colors that follow from others: those that it has not, and those that follow from a color of the site.
 *
 * @param schema of the group that has a group of colors for each scheme, such as `palette`
 * @param site what the site sets of it, checked or not
 */
export function withFollowingColors(schema: JsonSchema, site: unknown, preset: Preset): Preset {
  const own = (scheme: string) => colorsIn(valueAt(site, `/${scheme}`));
  const schemes = Object.entries(schema.properties ?? {}).map(([scheme, { properties = {}, follows = {} }]) => {
    const set = { ...colorsIn(preset[scheme]), ...own(scheme) };
    const followed = Object.entries(follows as Record<string, Follows>).flatMap(([name, rule]) => {
      const [other = "", color = ""] = String(rule.from).split(".");
      const from = own(other)[color];
      return from === undefined ? [] : [[name, mixed(from, rule, (ground) => set[ground] ?? ground)]];
    });
    const written = { ...Object.fromEntries(followed), ...own(scheme) };
    return [scheme, colorsOf(properties, written, colorsIn(preset[scheme]))];
  });
  return Object.fromEntries(schemes);
}

const COLOR = /^#[0-9a-f]{6}$/i;

const colorsIn = (group: unknown): Colors =>
  Object.fromEntries(Object.entries(group ?? {}).filter(([, color]) => typeof color === "string" && COLOR.test(color)));

/** The colors of one scheme, each the site's own, the preset's or one that follows. */
function colorsOf(properties: Record<string, JsonSchema>, own: Colors, preset: Colors): Colors {
  const known: Colors = {};
  const ruleOf = (name: string) => properties[name]?.follows as Follows | undefined;
  const changes = (name: string): boolean =>
    name in own || sourcesOf(ruleOf(name)).some((source) => source in properties && changes(source));
  const colorOf = (name: string): string => {
    known[name] ??= own[name] ?? (!changes(name) ? preset[name] : undefined) ?? following(name) ?? name;
    return known[name];
  };
  const following = (name: string): string | undefined => {
    const rule = ruleOf(name);
    if (!rule) return preset[name];
    const on = (rule.readableOn ?? []).map(colorOf);
    const least = (color: string) => Math.min(...on.map((ground) => contrastOf(color, ground)));
    if (typeof rule.from !== "string") return rule.from.map(colorOf).sort((a, b) => least(b) - least(a))[0];
    return mixed(colorOf(rule.from), rule, colorOf);
  };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, colorOf(name)]));
}

/** A color changed by a rule, as far as it takes to be readable on all of its grounds. */
function mixed(from: string, { toward = from, share = 0, lighter = 0, readableOn = [] }: Follows, colorOf: ColorOf) {
  const end = colorOf(toward);
  const grounds = readableOn.map(colorOf);
  for (let at = share; ; at += STEP) {
    const color = lightenColor(mixColors(from, end, Math.min(at, 1)), lighter);
    if (at >= 1 || grounds.every((ground) => !(contrastOf(color, ground) < SAFE))) return color;
  }
}

type ColorOf = (name: string) => string;

const sourcesOf = (rule: Follows | undefined): string[] => [rule?.from ?? [], rule?.toward ?? []].flat();
