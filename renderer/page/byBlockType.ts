/**
 * Looks up a block's own file by the block's type: `blocks/PriceTable/…` for `priceTable`. Most blocks have none.
 *
 * @param files what `import.meta.glob` returns
 */
export function byBlockType<File>(files: Record<string, File>): (type: string) => File | undefined {
  const byName = new Map(Object.entries(files).map(([file, found]) => [file.split("/").at(-2)?.toLowerCase(), found]));
  return (type) => byName.get(type.toLowerCase());
}
