/** Text that differs wherever two styles do; undefined for those with a function in them, which cannot be compared. */
export function styleKey(style: unknown): string | undefined {
  if (typeof style === "function") return undefined;
  if (typeof style !== "object" || style === null)
    return typeof style === "string" ? JSON.stringify(style) : `${style}`;
  const isList = Array.isArray(style);
  let key = isList ? "[" : "{";
  for (const name in style) {
    const inner = styleKey((style as Record<string, unknown>)[name]);
    if (inner === undefined) {
      // Emotion's keyframes have a function here. Their name, which is a property too, tells them apart.
      if (name === "toString") continue;
      return undefined;
    }
    key += isList ? `${inner},` : `${JSON.stringify(name)}:${inner},`;
  }
  return `${key}${isList ? "]" : "}"}`;
}
