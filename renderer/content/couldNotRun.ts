/**
 * The command itself could not do its work: a folder that does not exist, an unknown flag.
 * The message is one sentence for the person who started it; commands print it and exit with `exitCode`.
 */
export class CouldNotRun extends Error {
  override name = "CouldNotRun";
  readonly exitCode: number = 2;
}

/** A file that somebody saved between two looks at it. */
export class ChangedMeanwhile extends CouldNotRun {}

/** A command that was understood and changed nothing, with the reason in words. */
export class Cancelled extends CouldNotRun {
  override readonly exitCode = 1;
}
