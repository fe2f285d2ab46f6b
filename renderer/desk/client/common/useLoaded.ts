import { useEffect, useMemo, useState } from "react";
import { useFailure } from "./failures";
import { ask, RefusedRequest } from "./requests";

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
 * preview has stopped or refuses, the last one stays, even that of another request. Why it refuses is said by
 * `RefusedRequests`.
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
  const [failed, setFailed] = useState<{ name: string; words: string }>();
  const [tries, setTries] = useState(0);
  useFailure(failed?.name, failed?.words, () => setTries((now) => now + 1));
  // Another one with each version and each try.
  const wanted = useMemo(() => ({ version, tries }), [version, tries]);
  useEffect(() => {
    setFailed(undefined);
    if (name === undefined) return;
    const asking = new AbortController();
    load(name, asking.signal).then(
      (response) => !asking.signal.aborted && setLoaded({ name, version: wanted.version, response }),
      (error) => {
        if (asking.signal.aborted) return;
        setLoaded((last) => last && { ...last, version: wanted.version });
        if (error instanceof RefusedRequest) setFailed({ name, words: error.message });
      },
    );
    return () => asking.abort();
  }, [name, wanted, load]);
  return loaded;
}
