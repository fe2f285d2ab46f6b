/** The address of a small picture of an original, such as `/images/full-groom.jpg`; a large one is to look at closely. */
export const thumbnailOf = (name: string, size: "small" | "large" = "small"): string =>
  `/_desk/thumbnail?name=${encodeURIComponent(name)}${size === "large" ? "&large" : ""}`;

/** Whether a picture is meant by words that somebody looks for: names of files have hyphens in place of spaces. */
export const isNamed = (name: string, words: string): boolean =>
  name.toLowerCase().includes(words.trim().toLowerCase().replace(/\s+/g, "-"));

/** The name of a picture's file, such as `full-groom.jpg`. */
export const fileNameOf = (name: string): string => name.replace(/^\/images\//, "");

/** The size of a file, such as `0.4 MB`. */
export const sizeInWords = (bytes: number): string =>
  bytes >= 100_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
