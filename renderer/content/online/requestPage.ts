/** The response of a link to another site: `alive`, `gone` for good, or `silent` for everything that may be temporary. */
export interface HostResponse {
  state: "alive" | "gone" | "silent";
  /** Why, in words, such as "answers 404". */
  reason: string;
}

/** Some hosts respond to programs with these although the page is there. */
const REFUSED = new Set([401, 403, 405, 429, 501]);

/** Requests the head of an address, and the page itself where that fails; each may take `timeout` milliseconds. */
export async function requestPage(address: string, timeout: number): Promise<HostResponse> {
  const head = await request(address, "HEAD", timeout);
  return head.state === "alive" ? head : request(address, "GET", timeout);
}

async function request(address: string, method: "HEAD" | "GET", timeout: number): Promise<HostResponse> {
  try {
    const response = await fetch(address, { method, redirect: "follow", signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return { state: "alive", reason: `answers ${status}` };
    const lasting = status >= 400 && status < 500 && !REFUSED.has(status);
    return { state: lasting ? "gone" : "silent", reason: `answers ${status}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === "TimeoutError") return { state: "silent", reason: `does not answer within ${timeout / 1000} seconds` };
    // Without a network no name is found either, so this does not prove that the host is gone.
    if (cause?.code === "ENOTFOUND") return { state: "silent", reason: "has a host that nobody knows" };
    return { state: "silent", reason: `cannot be reached${cause?.code ? ` (${cause.code})` : ""}` };
  }
}
