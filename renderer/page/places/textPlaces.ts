import type { ContentFile } from "../../content/model/siteContent";
import type { Site } from "../../contract/types.generated";
import type { PageModel } from "../pageModel";
import { type FrameForm, frameTexts } from "./frames";

/** A page, and the files that its texts are written in. */
export interface FramedPage {
  page: Pick<ContentFile, "data" | "timed">;
  facts: Pick<ContentFile, "data" | "timed">;
  model: PageModel;
  site: Site;
}

/**
 * What is found in a page whose texts are framed: the places of the texts by index, and the texts that a block computes
 * with, such as categories for a filter. With other words they are no longer equal, and the page is built differently.
 */
export interface FoundPlaces<Place> {
  places: Map<number, Place[]>;
  computed: Set<number>;
}

/** The texts of a page and of site.yaml by index, those of the page first, with their places. */
export interface TextPlaces<Place> {
  /** The pointers of the texts in each file. */
  pointers: { page: string[]; site: string[] };
  places: Map<number, Place[]>;
  /** How each text could be framed, for the next time; whole if absent. */
  forms: Map<number, FrameForm>;
}

/**
 * Finds where the texts of a page are shown: frames them, renders the page, and again with other frames for those that
 * a block computes with.
 *
 * @param read finds the frames in the HTML
 * @param known how each text could be framed last time; used if the texts are the same
 */
export async function textPlaces<Place>(
  { page, facts, model, site }: FramedPage,
  render: (model: PageModel, site: Site) => Promise<string>,
  read: (html: string) => FoundPlaces<Place>,
  known?: Pick<TextPlaces<Place>, "pointers" | "forms">,
): Promise<TextPlaces<Place>> {
  const forms = new Map<number, FrameForm>();
  const places = new Map<number, Place[]>();
  const frameAll = () => {
    const form = (index: number) => forms.get(index) ?? "whole";
    const own = frameTexts("Page", page, model, 0, form);
    return { own, shared: frameTexts("Site", facts, site, own.pointers.length, form) };
  };
  let { own, shared } = frameAll();
  const pointers = { page: own.pointers, site: shared.pointers };
  if (known && JSON.stringify(known.pointers) === JSON.stringify(pointers)) {
    for (const [index, form] of known.forms) forms.set(index, form);
    ({ own, shared } = frameAll());
  }
  const find = async () => {
    const found = read(await render(own.model, shared.model));
    for (const [index, at] of found.places) places.set(index, at);
    return found;
  };
  let found = await find();
  for (const next of ["end", "none"] as const) {
    if (found.computed.size === 0) break;
    for (const index of found.computed) forms.set(index, next);
    ({ own, shared } = frameAll());
    found = await find();
  }
  // Some places of a text can be right while a block computes with another, such as a link: frame it whole again.
  const right = [...forms].filter(([index]) => found.places.has(index) || !places.has(index));
  return { pointers, places, forms: new Map(right) };
}
