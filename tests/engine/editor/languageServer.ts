import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../support/fixtureSite";

/** The server's own packages: 30 MB that no other test needs, so its test installs them. */
const LOCKED = path.join(import.meta.dirname, "packages");
/** Outside the code, which other tests read as a whole. */
const INSTALLED = path.join(ROOT, "node_modules/.cache/editor");
const SERVER = path.join(INSTALLED, "node_modules/yaml-language-server/bin/yaml-language-server");

/** Installs the server once for each state of its lock file; npm writes its own record last. */
function ensureServer(): void {
  const name = "node_modules/yaml-language-server";
  const hashIn = (file: string): string => JSON.parse(readFileSync(file, "utf8")).packages[name].integrity;
  try {
    const record = path.join(INSTALLED, "node_modules/.package-lock.json");
    if (hashIn(record) === hashIn(path.join(LOCKED, "package-lock.json"))) return;
  } catch {
    // Not installed yet.
  }
  cpSync(LOCKED, INSTALLED, { recursive: true });
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", args, { cwd: INSTALLED, stdio: "pipe", shell: process.platform === "win32" });
}

/** A message of JSON-RPC 2.0. */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** A problem as the editor underlines it; lines and characters count from 0. */
export interface Diagnostic {
  range: { start: { line: number; character: number }; end: { line: number; character: number } };
  message: string;
}

/** An entry of the completion list. */
export interface Offer {
  label: string;
  kind?: number;
  insertText?: string;
  textEdit?: { newText: string };
  documentation?: string | { value: string };
}

/**
 * The language server of the YAML extension, driven as the editor drives it: over the Language Server
 * Protocol, with the settings of the repository's own `.vscode/settings.json`.
 */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #settings: Record<string, unknown>;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #diagnostics = new Map<string, (found: Diagnostic[]) => void>();
  #buffer = Buffer.alloc(0);
  #requests = 0;

  private constructor(readonly workspace: string) {
    this.#settings = JSON.parse(readFileSync(path.join(workspace, ".vscode/settings.json"), "utf8"));
    this.#process = spawn(process.execPath, [SERVER, "--stdio"]);
    this.#process.stdout.on("data", (bytes: Buffer) => this.#read(bytes));
  }

  /** Starts the server in a workspace that holds `.vscode/settings.json`, the schema and the pages. */
  static async start(workspace: string): Promise<LanguageServer> {
    ensureServer();
    const server = new LanguageServer(workspace);
    const uri = pathToFileURL(workspace).href;
    await server.request("initialize", {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: "site" }],
      capabilities: {
        workspace: {
          configuration: true,
          workspaceFolders: true,
          didChangeConfiguration: { dynamicRegistration: true },
        },
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
          hover: { contentFormat: ["markdown"] },
          publishDiagnostics: {},
        },
      },
    });
    server.#send({ method: "initialized", params: {} });
    server.#send({ method: "workspace/didChangeConfiguration", params: { settings: null } });
    return server;
  }

  stop(): void {
    this.#process.kill();
  }

  /**
   * Opens a file with a text, as somebody typed it.
   *
   * @returns what the editor will underline, a fifth of a second later
   */
  open(file: string, text: string): { uri: string; diagnostics: Promise<Diagnostic[]> } {
    const uri = pathToFileURL(path.join(this.workspace, file)).href;
    const diagnostics = new Promise<Diagnostic[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "yaml", version: 1, text } },
    });
    return { uri, diagnostics };
  }

  async completion(uri: string, line: number, character: number): Promise<Offer[]> {
    const params = { textDocument: { uri }, position: { line, character }, context: { triggerKind: 1 } };
    const result = (await this.request("textDocument/completion", params)) as { items: Offer[] } | Offer[] | null;
    return Array.isArray(result) ? result : (result?.items ?? []);
  }

  async hover(uri: string, line: number, character: number): Promise<string> {
    const params = { textDocument: { uri }, position: { line, character } };
    const result = (await this.request("textDocument/hover", params)) as {
      contents: string | { value: string };
    } | null;
    const contents = result?.contents ?? "";
    return typeof contents === "string" ? contents : contents.value;
  }

  request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#requests;
    this.#send({ id, method, params });
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
    });
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(bytes: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, bytes]);
    for (;;) {
      const head = this.#buffer.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.toString("latin1", 0, head))?.[1]);
      if (this.#buffer.length < head + 4 + length) return;
      const message = JSON.parse(this.#buffer.toString("utf8", head + 4, head + 4 + length)) as Message;
      this.#buffer = this.#buffer.subarray(head + 4 + length);
      this.#receive(message);
    }
  }

  #receive({ id, method, params, ...answer }: Message): void {
    if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      this.#diagnostics.get(uri)?.(diagnostics);
    } else if (method === "workspace/configuration") {
      const { items } = params as { items: { section?: string }[] };
      this.#send({ id: id ?? 0, result: items.map(({ section }) => this.#section(section ?? "")) });
    } else if (method !== undefined && id !== undefined) {
      this.#send({ id, result: null });
    } else if (id !== undefined) {
      this.#answers.get(id)?.(answer);
      this.#answers.delete(id);
    }
  }

  /** `yaml.format.enable` as an editor hands it over: `{ format: { enable } }` of the section `yaml`. */
  #section(section: string): Record<string, unknown> {
    const tree: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(this.#settings)) {
      if (!name.startsWith(`${section}.`)) continue;
      const path = name.slice(section.length + 1).split(".");
      const last = path.pop() ?? "";
      const holder = path.reduce((inner, step) => {
        inner[step] ??= {};
        return inner[step] as Record<string, unknown>;
      }, tree);
      holder[last] = value;
    }
    return tree;
  }
}
