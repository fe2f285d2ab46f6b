import type { Block } from "../contract/types.generated";

/** The block of a page that throws when it is rendered. */
export interface FailingBlock {
  type: string;
  /** Its place among the blocks of the page as of now. */
  index: number;
  /** What it threw. */
  reason: string;
}

/** Finds the block that throws the same error when the page has only that block: React does not say which one it was. */
export function failingBlock(
  blocks: Block[],
  error: unknown,
  render: (blocks: Block[]) => void,
): FailingBlock | undefined {
  const reason = messageOf(error);
  const throws = (some: Block[]) => {
    try {
      render(some);
      return false;
    } catch (own) {
      return messageOf(own) === reason;
    }
  };
  // What is thrown without any block comes from the layout.
  const index = throws([]) ? -1 : blocks.findIndex((block) => throws([block]));
  const block = blocks[index];
  return block && { type: block.type, index, reason };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

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
