/** A cache key for a style. Returns undefined for a style that contains a function, which cannot be compared. */
export function styleKey(style: unknown): string | undefined {
  if (typeof style === "function") return undefined;
  if (typeof style !== "object" || style === null)
    return typeof style === "string" ? JSON.stringify(style) : `${style}`;
  const isList = Array.isArray(style);
  let key = isList ? "[" : "{";
  for (const name in style) {
    const inner = styleKey((style as Record<string, unknown>)[name]);
    if (inner === undefined) {
      // Emotion's keyframes have a function here. Their name, another property, distinguishes them.
      if (name === "toString") continue;
      return undefined;
    }
    key += isList ? `${inner},` : `${JSON.stringify(name)}:${inner},`;
  }
  return `${key}${isList ? "]" : "}"}`;
}
