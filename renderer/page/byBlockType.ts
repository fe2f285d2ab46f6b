/** Returns a lookup of a block's own file by type: `priceTable` is in `blocks/PriceTable/`. Most blocks have none. */
export function byBlockType<File>(files: Record<string, File>): (type: string) => File | undefined {
  const byName = new Map(Object.entries(files).map(([file, found]) => [file.split("/").at(-2)?.toLowerCase(), found]));
  return (type) => byName.get(type.toLowerCase());
}
