import type { Hairdo } from "../boxes.ts";
import type { Tone } from "../color.ts";
import { middlePart } from "../combing.ts";
import { figure } from "../figure.ts";
import { sun } from "../ground.ts";
import { cuffsOn, hanging, innerShade } from "../hanging.ts";
import { sweep } from "../lines.ts";
import { gold, hairs, paint, red, skins, white } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { View } from "../skull.ts";

/** A row down the middle, rows from it to both sides, two thin braids at the temples, beads and cuffs. */
function tribalOn(view: View, tone: Tone): Hairdo[] {
  const middle = { places: sweep([0, 38], [0, 70], [180, 84], [180, 40]), factor: 1.5 };
  const across = [46, 58, 71, 84].flatMap((from, i) =>
    ([1, -1] as const).map((side) => ({
      places: sweep([side * 7, from], [side * (44 + i * 12), 46 + i * 6], [side * (66 + i * 11), 14 - i * 2]),
      after: { length: 130 + ((i * 37) % 4) * 26, lift: 5, spread: 0.08, sway: 3 },
      options: {
        end: {
          kind: "beads" as const,
          beads: i % 2 ? [gold, red] : [red, gold, red],
          cuffs: i === 2 ? [0.5, 0.62] : [0.66],
        },
      },
    })),
  );
  const temple = ([1, -1] as const).map((side) => ({
    places: sweep([side * 30, 37], [side * 48, 30], [side * 62, 14]),
    after: { length: 150, lift: 4, spread: 0, sway: 1 },
    factor: 0.8,
    options: { end: { kind: "beads" as const, beads: [gold, red, gold, red] } },
  }));
  const back = hanging(view, {
    hair: { width: 12, kind: "braid", tone },
    size: 13,
    length: 290,
    comb: middlePart,
    where: ([azimuth]) => Math.abs(azimuth) > 108,
    options: (_, random) => ({ end: { kind: "tuft", cuffs: cuffsOn(0.2, random) } }),
  });
  const braids = rows(view, { width: 14, kind: "braid", tone }, [...across, ...temple]);
  const crown = rows(view, { width: 15, kind: "row", tone }, [middle]);
  return [back, braids, crown];
}

export function tribal(): string {
  const view: View = { turn: 0, lean: 6, tilt: 4, at: [394, 240], scale: 1.36 };
  const look = woman({
    skin: skins.brown,
    cloth: paint.indigo,
    pattern: "print",
    patternColor: paint.apricot,
    trim: paint.rust,
    mouth: "laugh",
    eyes: "smiling",
    youth: 0.45,
    lift: 1,
    jaw: 1.06,
    freckles: true,
  });
  return (
    sun(paint.terracotta, paint.cream) +
    figure({
      view,
      look,
      hairdos: tribalOn(view, hairs.brown),
      scalp: "#7c5138",
      before: innerShade(view, hairs.brown, 140, 60),
    })
  );
}

export function tribalFront(): string {
  const view: View = { turn: 0, tilt: 6, lean: -3, at: [400, 240], scale: 1.42 };
  const look = woman({ skin: skins.dark, cloth: paint.rust, wears: "vee", lips: 1.12, nose: 1.08, necklace: "chain" });
  return sun(paint.peach, paint.sage) + figure({ view, look, hairdos: tribalOn(view, hairs.black), scalp: "#6f4a38" });
}

export function tribalProfile(tone: Tone = hairs.burgundy): string {
  const view: View = { turn: 82, lean: 4, at: [400, 236], scale: 1.3, mirrored: true };
  const look = woman({
    skin: skins.tan,
    cloth: paint.ivory,
    wears: "offShoulder",
    eyes: "closed",
    lipColor: "#9c4a40",
  });
  return sun(paint.apricot, paint.paper) + figure({ view, look, hairdos: tribalSide(view, tone), scalp: "#a06b50" });
}

function tribalSide(view: View, tone: Tone): Hairdo[] {
  const side = 1;
  const forward = [52, 64, 76].map((from, i) => ({
    places: sweep([side * 40, from], [side * 64, 44 + i * 6], [side * (70 + i * 9), 12]),
    after: { length: 150 + i * 14, lift: 5, spread: 0, sway: 2 },
    options: { end: { kind: "beads" as const, beads: i % 2 ? [white, gold, white] : [gold, white, gold] } },
  }));
  const top = sideRows(8, "nape")
    .slice(0, 7)
    .map((places) => ({
      places,
      after: { length: 200, lift: 5, spread: 0, sway: 3 },
      options: { end: { kind: "beads" as const, beads: [gold, white] } },
    }));
  const back = hanging(view, {
    hair: { width: 12, kind: "braid", tone },
    size: 13,
    length: 250,
    comb: middlePart,
    where: ([azimuth, elevation]) => Math.abs(azimuth) > 138 && elevation < 62,
    options: (_, random) => ({
      end: { kind: "beads", beads: random() < 0.5 ? [gold] : [white, gold], cuffs: cuffsOn(0.15, random) },
    }),
  });
  return [
    back,
    rows(view, { width: 15, kind: "braid", tone }, forward),
    rows(view, { width: 15, kind: "row", tone }, top),
  ];
}
