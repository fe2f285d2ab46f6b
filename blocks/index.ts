import type { Design, Look } from "../renderer/contract/design";
import * as components from "./components.generated";
import { Layout } from "./layout/Layout";
import { look } from "./look/design";

/** A component that is missing, or takes other props than its block has, does not compile. */
export const blocks: Look["blocks"] = components;

/** How this site looks: all that the engine needs to know of `look/` and `layout/`. */
export const design: Design = { ...look, Layout };
