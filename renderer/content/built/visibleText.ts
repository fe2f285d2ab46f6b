/** Without any white space: what stands in boxes of its own is compared like what stands in one line. */
export function squashed(text: string): string {
  return text.replace(/\s+/g, "");
}

/** What a visitor may read on a page, without white space: closed questions too, but no scripts and nothing hidden. */
export function visibleText(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll("script, style, template, noscript, [hidden]")) element.remove();
  return squashed(body.textContent ?? "");
}
