/** Two services of a price book for the fixture site, to be written below its `prices:` and others. */
export const BATH_PRICES = `  bath:
    name: Bath
    options:
      small: { price: $40 }
      large: { price: $60 }
  puppy:
    name: Puppy's First
    options:
      small: { price: $35 }
      large: { price: $45 }
`;

/** A price book with three services in two sizes. */
export const PRICE_BOOK = `
prices:
  showGroom:
    name: Show Groom
    options:
      small: { price: $75, upTo: $95, duration: 2-3 hours }
      large: { price: $125, duration: 3 hours }
${BATH_PRICES}`;
