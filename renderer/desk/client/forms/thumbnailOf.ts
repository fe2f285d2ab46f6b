/** The address of a small picture of an original, such as `/images/full-groom.jpg`. */
export const thumbnailOf = (name: string): string => `/_desk/thumbnail?name=${encodeURIComponent(name)}`;
