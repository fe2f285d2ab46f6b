/**
 * How much a search does that could go on forever: a little in `npm test`, the same in each run, and much in
 * `npm run test:long`, of which `LONG=0.1` does a tenth.
 */
const LONG = Number(process.env.LONG ?? 0);

/** Whether this is `npm run test:long`. */
export const isLong = LONG > 0;

/** How many attempts are made. */
export const amount = (usual: number, long: number): number => (isLong ? Math.ceil(long * LONG) : usual);

/** Every so many of a list, for the share that is asked for. */
export const share = <T>(list: T[]): T[] => list.filter((_, index) => index % Math.round(1 / LONG || 1) === 0);

/**
 * Cases in two parts, each with the options of its tests: a few, the same in each run, and the others, which are slow.
 *
 * @param few how many of them are not
 */
export function withSlowRest<T>(cases: readonly T[], few: number): [options: { tags: string[] }, cases: T[]][] {
  const step = Math.max(1, Math.floor(cases.length / few));
  const isFast = (index: number) => index % step === 0 && index < few * step;
  return [
    [{ tags: [] }, cases.filter((_, index) => isFast(index))],
    [{ tags: ["slow"] }, cases.filter((_, index) => !isFast(index))],
  ];
}

/** What random numbers follow from; `SEED` repeats a run that failed. */
export const SEED = Number(process.env.SEED ?? (isLong ? Date.now() % 1e6 : 1));
