import { watchDrawer } from "../blocks/layout/drawer";
import { watchFailedImages } from "../blocks/layout/failedImages";
import { watchMenus } from "../blocks/layout/menus";
import { openTarget } from "../blocks/layout/openTarget";
import { reportNotFound } from "../blocks/layout/reportNotFound";
import { watchStickyBar } from "../blocks/layout/stickyBar";
import { reloadOnChunkFailure } from "./page/islands/chunkFailure";
import { watchIslands } from "./page/islands/loader";

reportNotFound();
openTarget();
watchDrawer();
watchMenus();
watchStickyBar();
watchFailedImages();
reloadOnChunkFailure();
watchIslands();
