/** A fact as site.yaml states it, before its own `${…}` are filled in. */
export interface RawFact {
  /** What a page writes between `${` and `}`, such as `business.phone`. */
  name: string;
  /** JSON pointer to the value in site.yaml, or to the value that it is derived from. */
  pointer: string;
  value: string;
}
