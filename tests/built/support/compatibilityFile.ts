/** Written by `writeCompatibility.ts` from the data of MDN, of which 20 MB would be installed for one test. */
export const LACKING = "compatibility.generated.txt";

/** The first line of the file. */
export const readable = (browsers: Record<string, string>) => `browsers ${Object.entries(browsers).join(" ")}`;
