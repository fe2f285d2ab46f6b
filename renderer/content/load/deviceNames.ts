/** Names that Windows keeps for devices, with any ending: a repository with such a file cannot be checked out there. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** Whether a file's name, without its ending, is one of a device of Windows. */
export const isDeviceName = (stem: string): boolean => DEVICE.test(stem.replace(/\..*/s, "").trimEnd());
