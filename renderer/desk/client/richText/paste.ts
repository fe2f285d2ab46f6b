/**
 * Word copies a list as paragraphs of the class `MsoListParagraph`, each with its bullet or number as text: makes a list
 * of them. All else is read by the schema, which knows paragraphs, lists, links, bold and italic, and no other element.
 *
 * @param html from the clipboard: it is parsed without running or loading anything
 */
export function wordLists(html: string): string {
  if (!html.includes("mso-list")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const item of body.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    const mark = item.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    const kind = /^\s*(?:\d+|[a-z])[.)]/i.test(mark?.textContent ?? "") ? "ol" : "ul";
    mark?.remove();
    const made = body.ownerDocument.createElement("li");
    made.append(...item.childNodes);
    const before = item.previousElementSibling;
    if (before?.localName === kind && before.hasAttribute("data-word")) {
      before.append(made);
      item.remove();
    } else {
      const list = body.ownerDocument.createElement(kind);
      list.setAttribute("data-word", "");
      list.append(made);
      item.replaceWith(list);
    }
  }
  return body.innerHTML;
}
