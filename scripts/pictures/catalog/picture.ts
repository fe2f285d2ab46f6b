/** One picture of the site: its file under pages-data/images/, what it shows, and how it is drawn. */
export interface Picture {
  /** The file name without its ending; also the seed. */
  name: string;
  /** The gallery's category. */
  category: string;
  /** The text alternative: what is seen, for someone who does not see it. */
  alt: string;
  /** Draws the picture's elements from a seed. */
  draw(seed: string): string[];
}

/** A picture that is numbered rather than named. */
export type Untitled = [category: string, alt: string, draw: Picture["draw"]];

/** Writes a catalog line: name, category, text alternative, drawing. */
export function picture(name: string, category: string, alt: string, draw: Picture["draw"]): Picture {
  return { name, category, alt: `Illustration of ${alt}`, draw };
}
