/** `$(town)`, `{town}`, `{{town}}`, `$town`: how other programs write what is `${town}` here. */
const OTHER = /\$\(\s*([\w.]+)\s*\)|\$\[\s*([\w.]+)\s*\]|(?<!\$)\{\{?\s*([\w.]+)\s*\}\}?|\$([a-z]\w*(?:\.\w+)*)/gi;

/** Everything in a text that would be a fact if its brackets were right, whether there is such a fact or not. */
export function otherBrackets(text: string): { piece: string; name: string }[] {
  return Array.from(text.matchAll(OTHER), ([piece, ...names]) => ({ piece, name: names.find(Boolean) ?? "" }));
}
