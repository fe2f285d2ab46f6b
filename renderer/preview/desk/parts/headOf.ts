/** What a program that reads only the head of a page finds there; empty where it finds nothing. */
export function meta(page: Document, attribute: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[${attribute}]`)?.content ?? "";
}
