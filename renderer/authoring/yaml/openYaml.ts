import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
} from "yaml";
import { CouldNotRun } from "../../base/couldNotRun";
import { pointerSteps } from "../../base/pointer";
import { nodesIn } from "../../content/yaml/nodesIn";
import type { WrittenScalar } from "./writeScalar";

/** A parsed YAML file for edits. */
export interface OpenYaml {
  file: string;
  text: string;
  document: Document.Parsed;
  root: YAMLMap;
  data: Record<string, unknown>;
  /** Its line ending. */
  eol: "\n" | "\r\n";
}

/** @throws CouldNotRun if the text is not a YAML mapping */
export function openYaml(file: string, text: string): OpenYaml {
  const document = parseDocument(text, { logLevel: "silent", keepSourceTokens: true });
  const root = document.contents;
  if (document.errors.length > 0 || !isMap(root) || root.flow) {
    throw new CouldNotRun(`${file} cannot be read as a page. Fix it first: npm run check says where.`);
  }
  const data = document.toJS() as Record<string, unknown>;
  return { file, text, document, root, data, eol: text.includes("\r\n") ? "\r\n" : "\n" };
}

/**
 * The node at a pointer after its ancestors, from the root down.
 *
 * @throws CouldNotRun if there is none, or if the value is shared by an anchor: a change would change several places
 */
export function nodesTo({ file, document }: OpenYaml, pointer: string): Node[] {
  const path: unknown[] = [document.contents];
  for (const step of pointerSteps(pointer)) {
    const holder = path.at(-1);
    path.push(isCollection(holder) ? (holder.get(step, true) ?? undefined) : undefined);
  }
  for (const node of path) {
    const shared = isAlias(node) ? node.source : isUsedTwice(document, node);
    if (shared) {
      throw new CouldNotRun(
        `${file} shares this value between several places by the anchor "${shared}" (&${shared}, *${shared}). Write it out at each place in the file, then it can be changed here.`,
      );
    }
  }
  if (!path.every(isNodeWithPlace)) throw new CouldNotRun(`${file} has nothing at ${pointer}.`);
  return path;
}

function isNodeWithPlace(node: unknown): node is Node {
  return (isScalar(node) || isCollection(node)) && Array.isArray(node.range);
}

/** The anchor by which other places of the file repeat a node. Returns undefined if none does. */
function isUsedTwice(document: OpenYaml["document"], node: unknown): string | undefined {
  const anchor = isScalar(node) || isCollection(node) ? node.anchor : undefined;
  if (!anchor) return undefined;
  for (const { node: other } of nodesIn(document)) if (isAlias(other) && other.source === anchor) return anchor;
  return undefined;
}

/** Spaces before the first name or dash of a group or list in block style. */
export function indentOf(node: Node | undefined): number {
  const token = node?.srcToken;
  return token && "indent" in token && typeof token.indent === "number" ? Math.max(0, token.indent) : 0;
}

/** The scalar at a pointer as written, with its range in the file. @throws CouldNotRun see `nodesTo` */
export function scalarAt(yaml: OpenYaml, pointer: string): WrittenScalar & { start: number; end: number } {
  const nodes = nodesTo(yaml, pointer);
  const node = nodes.at(-1);
  const holder = nodes.at(-2);
  if (!isScalar(node) || !node.range) {
    throw new CouldNotRun(`${yaml.file} has a group or a list at ${pointer}, not a text.`);
  }
  const [start, end] = node.range;
  const flow = isCollection(holder) && holder.flow ? (isSeq(holder) ? "seq" : "map") : false;
  return {
    start,
    end,
    source: yaml.text.slice(start, end),
    style: node.type as WrittenScalar["style"],
    value: node.value,
    indent: flow ? 0 : indentOf(holder),
    flow,
    endsLine: /^\r?(?:\n|$)/.test(yaml.text.slice(end, end + 2)),
    eol: yaml.eol,
  };
}

/** Returns the new text if it parses to `data`, to which the same edit was applied. @throws CouldNotRun if not */
export function proven({ file, data }: Pick<OpenYaml, "file" | "data">, text: string): string {
  const document = parseDocument(text, { logLevel: "silent" });
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), data)) {
    throw new CouldNotRun(`${file} is written in a way that cannot be changed safely. Make the change by hand.`);
  }
  return text;
}
