import type { LayoutOrigins } from "../../renderer/contract/origins";
import { analyticsOrigins } from "./analytics";

/** Every page may load the services that count visits. */
export default (({ analytics }) => analyticsOrigins(analytics)) satisfies LayoutOrigins;
