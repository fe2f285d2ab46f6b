import { reloadOnChunkFailure } from "./islands/chunkFailure";
import { watchIslands } from "./islands/loader";
import { watchDrawer } from "./layout/drawer";
import { watchFailedImages } from "./layout/failedImages";
import { watchMenus } from "./layout/menus";
import { reportNotFound } from "./layout/reportNotFound";
import { watchStickyBar } from "./layout/stickyBar";

reportNotFound();
watchDrawer();
watchMenus();
watchStickyBar();
watchFailedImages();
reloadOnChunkFailure();
watchIslands();
