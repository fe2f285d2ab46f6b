/**
 * A command could not do its work: a folder does not exist, a flag is unknown. The message is one sentence for the
 * person who started it; commands print it and exit with `exitCode`.
 */
export class CouldNotRun extends Error {
  override name = "CouldNotRun";
  readonly exitCode: number = 2;
}

/** A file was saved between two reads of it. */
export class ChangedMeanwhile extends CouldNotRun {}

/** A valid command that changed nothing; the message says why. */
export class Cancelled extends CouldNotRun {
  override readonly exitCode = 1;
}
