import { useEffect, useState } from "react";
import { ask } from "./requests";

/** What the preview has responded to a request. */
interface Loaded<Response> {
  /** The request: what comes after `/_desk/`. */
  name: string;
  /** The version for which it was requested. */
  version: unknown;
  response: Response;
}

/**
 * The response to a request, loaded again whenever the version is another one. Until the next response, and if the
 * preview has stopped or refuses, the last one stays, even that of another request.
 *
 * @param name undefined to request nothing
 * @param load rejects to keep the last response; the same function each time
 */
export function useLoaded<Response>(
  name: string | undefined,
  version: unknown,
  load: (name: string, signal: AbortSignal) => Promise<Response> = ask,
): Loaded<Response> | undefined {
  const [loaded, setLoaded] = useState<Loaded<Response>>();
  useEffect(() => {
    if (name === undefined) return;
    const asking = new AbortController();
    load(name, asking.signal).then(
      (response) => !asking.signal.aborted && setLoaded({ name, version, response }),
      () => !asking.signal.aborted && setLoaded((last) => last && { ...last, version }),
    );
    return () => asking.abort();
  }, [name, version, load]);
  return loaded;
}
