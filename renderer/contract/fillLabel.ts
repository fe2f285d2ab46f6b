/** A label of site.yaml with values in place of its names in braces, such as `{count} reviews`. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
}
