import type { Notation } from "./notation";

/** Ten digits of North America with anything that people put between them, and tel: links. */
const PHONE = /(?:tel:)?(?<![\d.])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g;

/** `(503) 555-0174`, `503.555.0174`, `tel:+15035550174`. */
export const phone: Notation = {
  replaceable: true,
  find: (text) => [...text.matchAll(PHONE)].map(([piece]) => ({ piece, keys: [piece.replace(/\D/g, "").slice(-10)] })),
};
