import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { figure } from "../figure.ts";
import { mix } from "../geometry.ts";
import { sun } from "../ground.ts";
import { sweep } from "../lines.ts";
import { hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { Place, Space, View } from "../skull.ts";
import { napeEdge } from "../sweptUp.ts";

/** Rows that start thin and grow towards a high ponytail of braids; `size` is a factor of their width. */
function ponytail(view: View, tone: Tone, size: number): Hairdo[] {
  const knot: Place = [180, 52];
  const nape = [100, 111, 122, 134, 147, 162].map((azimuth, i) =>
    sweep([azimuth, napeEdge(azimuth) + 1], [mix(azimuth, 180, 0.34), 18 - i * 4], [176 + i * 0.6, 47 - i]),
  );
  const list = [...sideRows(9, knot), ...nape].map((places) => ({
    places,
    options: { taper: (part: number) => Math.min(1.2, 0.26 + part * 1.15), shadow: 0.55 },
  }));
  const braids = rows(view, { width: 14 * size, kind: "row", tone }, list);
  const tail = rows(
    view,
    { width: 11 * size, kind: "braid", tone },
    [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => {
      const after: Space[] = [
        [i * 5, 100 - Math.abs(i) * 2, -92 + i * 2],
        [i * 8, 96 - Math.abs(i), -122 - i * 3.2],
        [i * 9, 30, -150 - i * 5.4],
        [i * 9, -70, -146 - i * 6.4],
        [i * 8, -150 - ((i * i * 5) % 17), -134 - i * 6.4],
      ];
      return {
        places: [[180, 60], knot],
        after,
        options: { taper: (part: number) => 1.1 - part * 0.35, end: { kind: "tuft" as const } },
      };
    }),
  );
  const band = rows(view, { width: 20 * size, kind: "rope", tone }, [
    { places: sweep([140, 62], [172, 50], [215, 60]), options: { taper: () => 1 } },
  ]);
  return [braids, tail, band];
}

export function feedIn(): string {
  const view: View = { turn: 90, lean: 6, at: [384, 250], scale: 1.26 };
  const look = woman({
    skin: skins.brown,
    cloth: paint.ivory,
    wears: "dress",
    trim: paint.rust,
    earring: "tassel",
    tip: -0.8,
    chin: 0.4,
    jaw: 1.08,
    lift: 1,
  });
  return (
    sun(paint.sage, paint.apricot, [384, 290]) +
    figure({ view, look, hairdos: ponytail(view, hairs.black, 1), scalp: "#6f4733", edge: napeEdge })
  );
}

/** Rows into a high ponytail, close up. */
export function ponytailCloseUp(): string {
  const view: View = { turn: 98, at: [336, 420], scale: 2.5 };
  const look = woman({ skin: skins.light, cloth: paint.forest });
  return (
    sun(paint.sage, paint.peach, [420, 280], 280) +
    figure({ view, look, hairdos: ponytail(view, hairs.chestnut, 1.95), scalp: "#a8744e", edge: napeEdge })
  );
}
