import { SaxesParser } from "saxes";

/** An element of an XML document. */
interface XmlElement {
  name: string;
  ns: string;
  href: string | undefined;
  text: string;
  /** The one child of a name. Throws where there is none, or more than one. */
  of: (name: string) => XmlElement;
  all: (name: string) => XmlElement[];
}

/** Reads a document as strictly as XML wants it, with its namespaces. Throws where it is not well-formed. */
export function readXml(text: string): XmlElement {
  const elementOf = (name: string, ns: string, href?: string) => {
    const children: XmlElement[] = [];
    const all = (wanted: string) => children.filter((child) => child.name === wanted);
    const of = (wanted: string) => {
      const [child, ...more] = all(wanted);
      if (!child || more.length > 0) throw new Error(`${name} has ${more.length + (child ? 1 : 0)} ${wanted}.`);
      return child;
    };
    return { name, ns, href, text: "", of, all, children };
  };
  const root = elementOf("", "");
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const element = elementOf(local, uri, attributes.href?.value);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (words: string) => {
    const at = open.at(-1);
    if (at) at.text += words;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  const [document] = root.children;
  if (!document) throw new Error("The document is empty.");
  return document;
}
