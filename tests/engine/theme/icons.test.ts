import { expect, test } from "vitest";
import { icons } from "../../../blocks/look/icons";
import { lucide } from "../../../renderer/desk/client/common/icons.generated";

/** An arc as SVG writes it: radii, angle, two flags that may stand next to the number after them, and a point. */
const NUMBER = String.raw`\s*,?\s*-?(?:\d*\.\d+|\d+)`;
const ARC = String.raw`(?:${NUMBER}){3}\s*[01]\s*[01](?:${NUMBER}){2}`;

test.each(Object.entries({ ...icons, ...lucide }))("every arc of the icon %s is whole", (_, shapes) => {
  const outlines = shapes.map(([, attributes]) => ("d" in attributes ? String(attributes.d) : ""));
  for (const [, values = ""] of outlines.join(" ").matchAll(/a([^a-z]*)/gi)) {
    expect(values).toMatch(new RegExp(`^(?:${ARC})+\\s*$`));
  }
});
