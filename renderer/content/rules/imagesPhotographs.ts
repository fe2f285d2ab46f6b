import { groupBy } from "../../base/groups";
import { parentPointer, valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { rememberPerFile } from "../model/fileResults";
import { filesOf, picturesIn, type SiteContent } from "../model/siteContent";

/** Outside of these a photograph shows little: faces and hair are one dark, or one white. */
const DARKEST = 0.15;
const LIGHTEST = 0.9;

/** An alt text that says what kind of picture it is of, as those of drawings do. */
const CALLED_DRAWING = /^(?:an? |the )?(illustration|drawing)\b/i;

export default {
  *"images/brightness"(content) {
    for (const file of filesOf(content)) {
      for (const { pointer, value } of picturesIn(file)) {
        const photograph = pictureOf(content, value);
        if (!photograph || photograph.drawn) continue;
        const { brightness } = photograph;
        if (brightness >= DARKEST && brightness <= LIGHTEST) continue;
        const dark = brightness < DARKEST;
        const message = `${value} is very ${dark ? "dark" : "bright"}: its mean brightness is ${Math.round(100 * brightness)} %, and a photograph has ${100 * DARKEST} to ${100 * LIGHTEST} %. ${dark ? "Brighten it in a picture editor, or take it again near a window." : "Darken it in a picture editor, or take it again out of direct light."}`;
        yield { file: file.file, pointer, message };
      }
    }
  },
  *"images/alt-drawing"(content) {
    for (const file of filesOf(content)) {
      for (const { name, pointer, called } of calledDrawings(file)) {
        if (pictureOf(content, name)?.drawn !== false) continue;
        const message = `${name} is a photograph, and its alt text says ${called}: it is still that of the picture before. Write what the photograph shows.`;
        yield { file: file.file, pointer, message };
      }
    }
  },
  *"images/mixed"(content) {
    for (const file of filesOf(content)) {
      for (const pictures of groupBy(picturesIn(file), blockOf).values()) {
        const known = pictures.flatMap((one) => {
          const picture = pictureOf(content, one.value);
          return picture ? [{ ...one, drawn: picture.drawn }] : [];
        });
        const [photographs, drawings] = [known.filter(({ drawn }) => !drawn), known.filter(({ drawn }) => drawn)];
        const [photograph, drawing] = [photographs[0], drawings[0]];
        if (!photograph || !drawing) continue;
        const few = drawings.length < photographs.length ? drawings : photographs;
        const counts = `${counted(photographs, "photograph")} beside ${counted(drawings, "drawing")}`;
        const message = `This block shows ${counts}. Replace all of its pictures at once, or leave out the ${few === drawings ? "drawings" : "photographs"} until you have enough: ${names(few)}.`;
        yield {
          file: file.file,
          pointer: (few === drawings ? drawing : photograph).pointer,
          message,
        };
      }
    }
  },
} satisfies Rules;

/** The pictures whose alt text says what kind of drawing they are. */
const calledDrawings = rememberPerFile(
  "pictures called drawings",
  (file: Parameters<typeof picturesIn>[0]) =>
    picturesIn(file).flatMap(({ pointer, value }) => {
      const at = `${parentPointer(pointer)}/alt`;
      const called = CALLED_DRAWING.exec(String(valueAt(file.data, at)))?.[1]?.toLowerCase();
      return called ? [{ name: value, pointer: at, called }] : [];
    }),
  { warns: true },
);

function pictureOf({ originals }: SiteContent, name: string) {
  const original = originals[name];
  return original && "picture" in original ? original : undefined;
}

/** The block that a picture is in; undefined for a picture elsewhere. */
const blockOf = ({ pointer }: { pointer: string }) => /^\/blocks\/\d+/.exec(pointer)?.[0];

function counted({ length }: unknown[], one: string): string {
  return `${length} ${one}${length > 1 ? "s" : ""}`;
}

function names(pictures: { value: string }[]): string {
  return [...new Set(pictures.map(({ value }) => value))].join(", ");
}
