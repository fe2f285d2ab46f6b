import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Button } from "./Button";
import { Observable, useObservable } from "./observable";

interface Failure {
  words: string;
  /** Requests it again. */
  again: (() => void) | undefined;
}

/** What the preview refuses to show, by the names of the requests. */
class Failures extends Observable {
  #all: ReadonlyMap<string, Failure> = new Map();

  get all(): ReadonlyMap<string, Failure> {
    return this.#all;
  }

  note(name: string, failure: Failure): void {
    this.#all = new Map(this.#all).set(name, failure);
    this.notify();
  }

  drop(name: string): void {
    this.#all = new Map([...this.#all].filter(([one]) => one !== name));
    this.notify();
  }
}

const failures = new Failures();

/** Says for as long as it is so why a request was refused, in the one place of the desk for that. */
export function useFailure(name: string | undefined, words: string | undefined, again?: () => void): void {
  const canRetry = again !== undefined;
  const retry = useEffectEvent(() => again?.());
  useEffect(() => {
    if (name === undefined || words === undefined) return;
    failures.note(name, { words, again: canRetry ? () => retry() : undefined });
    return () => failures.drop(name);
  }, [name, words, canRetry]);
}

/** Why something is not shown, with the way to request it again: above the page, and in each dialog. */
export function RefusedRequests(): ReactNode {
  const all = useObservable(failures, () => failures.all);
  const words = [...new Set([...all.values()].map((one) => one.words))];
  const again = [...all.values()].filter((one) => one.again);
  if (words.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <p>{`This could not be loaded. ${words.join(" ")}`}</p>
      {again.length > 0 && <Button onClick={() => again.map((one) => one.again?.())}>Try again</Button>}
    </div>
  );
}
