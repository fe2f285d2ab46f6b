/** Returns a function that starts each work after the one before has ended, even if that failed. */
export function oneAtATime(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
