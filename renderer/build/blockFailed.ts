/**
 * The component of a block threw while a page was built: an error of the code, named by the block's place in the
 * content. `trace` is the stack of what was thrown.
 */
export class BlockFailed extends Error {
  override name = "BlockFailed";
  readonly trace: string;

  constructor(message: string, trace: string) {
    super(message);
    this.trace = trace;
  }
}
