/**
 * The command itself could not do its work: a folder that does not exist, an unknown flag.
 * The message is one sentence for the person who started it; commands print it and exit with 2.
 */
export class CouldNotRun extends Error {
  override name = "CouldNotRun";
}
