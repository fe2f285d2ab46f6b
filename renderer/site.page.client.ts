import { reloadOnChunkFailure } from "./islands/chunkFailure";
import { watchIslands } from "./islands/loader";
import { watchDrawer } from "./layout/drawer";
import { watchFailedImages } from "./layout/failedImages";
import { watchMenus } from "./layout/menus";
import { openTarget } from "./layout/openTarget";
import { reportNotFound } from "./layout/reportNotFound";
import { watchStickyBar } from "./layout/stickyBar";

reportNotFound();
openTarget();
watchDrawer();
watchMenus();
watchStickyBar();
watchFailedImages();
reloadOnChunkFailure();
watchIslands();
