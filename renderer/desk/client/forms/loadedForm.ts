import type { Choices, PageForm } from "../../protocol/forms";
import { useLoaded } from "../common/useLoaded";
import { edits } from "../edits/edits";
import type { ShownText } from "../edits/queue";

/** A form with the text of the file that it was made from. */
export type LoadedForm = PageForm & ShownText;

interface FormAddress {
  /** The address of the page; of a collection, its folder. */
  route: string;
  /** The pointer of a block; empty for the settings of the page, and for all of site.yaml. */
  pointer: string;
  of?: "page" | "site" | "collection";
  /** Of the site: the code of the language whose texts it has; empty for site.yaml itself. */
  language?: string;
}

/**
 * A form of the open page, loaded again after each change of its file. Null if the file has an error, undefined before
 * the first response.
 *
 * @param version changes with the page and its problems
 */
export function useLoadedForm(
  { route, pointer, of = "page", language = "" }: FormAddress,
  version: unknown,
): LoadedForm | undefined | null {
  const name = `form?route=${encodeURIComponent(route)}&pointer=${encodeURIComponent(pointer)}&of=${of}&language=${language}`;
  return useLoaded(name, version, edits.queue.load<PageForm>)?.response;
}

/** What the fields of a form can choose from, loaded again after each change. */
export function useChoices(route: string, version: unknown): Choices | undefined {
  const name = `choices?route=${encodeURIComponent(route)}`;
  const loaded = useLoaded<Choices | null>(name, version);
  // The choices of one page are not those of another.
  return (loaded?.name === name && loaded.response) || undefined;
}
