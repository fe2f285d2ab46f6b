/** What happens on the site by itself within a year, in order: the JSON of `/_desk/timeline`. */
export interface TimelineEntry {
  /** The moment as of which it has happened, in the form of `--at`. */
  at: string;
  /** In words, such as `December 1, 2026`. */
  when: string;
  /** Such as `"Winter Offer" begins`. */
  what: string;
  /** The page; absent for facts and holidays, which many pages may show. */
  route?: string;
}
