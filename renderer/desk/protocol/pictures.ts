/*
 * The pictures of the site, and their removal; see `edits.ts` for what all requests have in common.
 *
 *   GET  /_desk/pictures                        -> ListedPicture[]  those that nothing shows first, then by name
 *   POST /_desk/pictures/remove  { names }      -> EditResult       removes those that no file names, as one step
 *
 * All or none. The history keeps the bytes of removed pictures, also of those that were never committed: undo brings
 * them back.
 */

export interface ListedPicture {
  /** Its name in pages, such as `/images/full-groom.jpg`. */
  name: string;
  /** The size of the file. */
  bytes: number;
  /** Where it is shown; empty if no file names it. */
  uses: PictureUse[];
}

export interface PictureUse {
  /** The address of the page; absent for a use by all pages, in site.yaml. */
  route?: string;
  /** What the page is called. */
  name: string;
}
