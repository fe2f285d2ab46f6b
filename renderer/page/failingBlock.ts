import { CouldNotRun } from "../base/couldNotRun";
import type { Block } from "../contract/types.generated";
import type { PageModel } from "./pageModel";

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

/** Renders a page. @throws Error whose `about` has the page, and the block if it is the cause */
export function renderOrBlame<Made>(page: PageModel, render: (page: PageModel) => Made): Made {
  try {
    return render(page);
  } catch (error) {
    const failing = failingBlock(page.blocks, error, (blocks) => void render({ ...page, blocks }));
    const about: FailedPage = { file: page.file, reason: messageOf(error), ...failing };
    throw Object.assign(new Error(`${page.file} could not be rendered.`, { cause: error }), { about });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A page that could not be built, and the block that is the cause, unless it is something else of the page. */
export interface FailedPage extends Partial<FailingBlock> {
  file: string;
  reason: string;
}

/** An error of the code while a page was built, with its place in the content. `trace` is the stack of what was thrown. */
export class BlockFailed extends Error {
  override name = "BlockFailed";
  readonly trace: string;

  constructor(message: string, trace: string) {
    super(message);
    this.trace = trace;
  }
}

/**
 * Makes something of a page, or of site.yaml.
 *
 * @param file or the address, where the file is not known
 * @param causeOf finds the block that is the cause, with its line
 * @throws BlockFailed that names them, or the error itself if it is about what a person did
 */
export function makeOf<Made>(
  file: string,
  make: () => Made,
  causeOf: (error: unknown) => Partial<FailingBlock> & { line?: number } = () => ({}),
): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    const { line, ...failed } = { file, reason: messageOf(error), ...causeOf(error) };
    throw pageFailed(failed, (error as Error).stack ?? failed.reason, line);
  }
}

/** @param line of the block in the file of its page */
export function pageFailed({ file, type, reason }: FailedPage, trace: string, line?: number): BlockFailed {
  const place = line === undefined ? file : `${file}:${line}`;
  const what = type === undefined ? place : `The block "${type}" of ${place}`;
  return new BlockFailed(`${what} could not be rendered: ${reason}`, trace);
}
