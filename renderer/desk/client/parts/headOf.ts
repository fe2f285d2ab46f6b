/** The content of a `<meta>` in the head of a page; empty if there is none. */
export function meta(page: Document, attribute: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[${attribute}]`)?.content ?? "";
}
