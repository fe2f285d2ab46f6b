import { type FigurePlace, TAKEN } from "./search";

/** Places that neither overlap nor are in a figure that is found already, in order. */
export function apart(places: FigurePlace[], rest: string): FigurePlace[] {
  let last = 0;
  return places
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < last || rest.slice(start, end).includes(TAKEN)) return false;
      last = end;
      return true;
    });
}

/** A text in which some places are `TAKEN`. */
export function withoutPlaces(text: string, places: FigurePlace[]): string {
  const ends = [0, ...places.map(({ end }) => end)];
  const parts = places.map(({ start, end }, index) => text.slice(ends[index], start) + TAKEN.repeat(end - start));
  return parts.join("") + text.slice(ends.at(-1));
}
