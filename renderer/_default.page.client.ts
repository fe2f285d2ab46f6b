import { startLayout } from "../blocks/layout/client";
import { reloadOnChunkFailure } from "./page/islands/chunkFailure";
import { layOutBlocks } from "./page/islands/layOutBlocks";
import { watchIslands } from "./page/islands/loader";

startLayout();
reloadOnChunkFailure();
layOutBlocks();
watchIslands();
