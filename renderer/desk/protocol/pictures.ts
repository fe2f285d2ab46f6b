/*
 * The pictures of the site, and their removal; see `edits.ts` for what all requests have in common.
 *
 *   GET  /_desk/pictures                        -> ListedPicture[]  those that nothing shows first, then by name
 *   POST /_desk/pictures/remove  { name }       -> EditResult       removes one that no file names, as one step
 *
 * The history keeps the bytes of a removed picture, also of one that was never committed: undo brings it back.
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
