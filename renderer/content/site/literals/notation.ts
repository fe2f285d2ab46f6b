/** A value that somebody typed, found in a text. */
export interface Literal {
  /** As it is written there. */
  piece: string;
  /** The same for every way of writing the same value; the later ones are asked for when nothing has the first. */
  keys: string[];
}

/** The ways in which one kind of value is written. */
export interface Notation {
  /** Whether the fact may be put in its place unread: of opening hours, the days stand somewhere before them. */
  replaceable: boolean;
  /** Every value of this kind in a text. */
  find(text: string): Literal[];
}
