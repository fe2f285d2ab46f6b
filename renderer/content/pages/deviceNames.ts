/** Names that Windows reserves for devices, with any extension: it cannot check out a repository with such a file. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** Whether Windows reserves a file's name, given without its extension. */
export const isDeviceName = (stem: string): boolean => DEVICE.test(stem.replace(/\..*/s, "").trimEnd());
