import { Agent, get, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";

/** Sends bytes to a server. @returns the status and the text of its response; 0 where it closed without one */
export function sendBytes(port: number, bytes: Buffer, host = "localhost"): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(bytes));
    const pieces: Buffer[] = [];
    // Before the test's own limit, so that the message has the request: a busy machine must fail no test.
    socket.setTimeout(200_000, () =>
      socket.destroy(new Error(`No answer to ${bytes.toString("latin1").slice(0, 200)}`)),
    );
    socket.on("data", (piece: Buffer) => pieces.push(piece));
    // A server may close the connection while it is still receiving.
    socket.on("error", (error: NodeJS.ErrnoException) => error.code === undefined && reject(error));
    socket.on("close", () => {
      const text = Buffer.concat(pieces).toString("latin1");
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/** Sends bytes, and breaks the connection off without waiting for the response. */
export function sendAndBreak(port: number, bytes: Buffer, host = "localhost"): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on("error", () => {}).on("close", () => resolve());
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Requests an address as it is written, over one connection for all: a new one costs as much as a response. */
export function readText(port: number, path: string, headers: OutgoingHttpHeaders): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ agent, host: "localhost", port, path, headers }, async (response) => {
      try {
        let text = "";
        for await (const piece of response.setEncoding("latin1")) text += piece;
        resolve(text);
      } catch (error) {
        reject(error);
      }
    });
    request.on("error", reject);
  });
}
