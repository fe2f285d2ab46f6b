/** How a link to another site was answered: `alive`, `gone` for good, or `silent`: nobody can tell today. */
export interface HostAnswer {
  state: "alive" | "gone" | "silent";
  /** Why, in words, such as "answers 404". */
  reason: string;
}

/** Some hosts answer programs with these although the page is there. */
const REFUSED = new Set([401, 403, 405, 429, 501]);

/**
 * Asks whether an address is there: for its head first, and for the page where a host does not answer that.
 *
 * @param timeout in milliseconds, for each of the two questions
 */
export async function askHost(address: string, timeout: number): Promise<HostAnswer> {
  const head = await ask(address, "HEAD", timeout);
  return head.state === "alive" ? head : ask(address, "GET", timeout);
}

async function ask(address: string, method: "HEAD" | "GET", timeout: number): Promise<HostAnswer> {
  try {
    const response = await fetch(address, { method, redirect: "follow", signal: AbortSignal.timeout(timeout) });
    // What the page says is of no interest: the connection is given back at once.
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return { state: "alive", reason: `answers ${status}` };
    const lasting = status >= 400 && status < 500 && !REFUSED.has(status);
    return { state: lasting ? "gone" : "silent", reason: `answers ${status}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === "TimeoutError") return { state: "silent", reason: `does not answer within ${timeout / 1000} seconds` };
    // Without a network no name is found either: that a host is gone can only be guessed.
    if (cause?.code === "ENOTFOUND") return { state: "silent", reason: "has a host that nobody knows" };
    return { state: "silent", reason: `cannot be reached${cause?.code ? ` (${cause.code})` : ""}` };
  }
}
