/** Small letters, digits and single hyphens: `About us!` becomes `about-us`. Empty if the text has none of them. */
export const slugOf = (text: string, longest = Number.POSITIVE_INFINITY): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|(?<!-)-+$/g, "");

/** A regular expression's source that matches a text as it is. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Names that Windows reserves for devices, with any extension: it cannot check out a repository with such a file. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** Whether Windows reserves a file's name, given without its extension. */
export const isDeviceName = (stem: string): boolean => DEVICE.test(stem.replace(/\..*/s, "").trimEnd());
