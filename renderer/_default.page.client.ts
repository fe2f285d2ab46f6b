import { startLayout } from "../blocks/layout/client";
import { reloadOnChunkFailure } from "./page/islands/chunkFailure";
import { watchIslands } from "./page/islands/loader";

startLayout();
reloadOnChunkFailure();
watchIslands();
