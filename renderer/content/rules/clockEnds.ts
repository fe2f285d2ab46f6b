import { valueAt } from "../../base/pointer";
import { isOpen, SOON } from "../../clock/windows";
import type { Rules } from "../check/rule";
import { filesOf, windowsOf } from "../model/siteContent";
import { momentIn } from "../site/times";

/** Parts that end soon, and parts that have ended but are still in the file. */
export default {
  *"clock/ends-soon"(content) {
    for (const file of filesOf(content)) {
      for (const window of windowsOf(file)) {
        const { pointer, list, ends, wrong } = window;
        if (wrong || list || ends === undefined) continue;
        const { now } = content.clock;
        if (!isOpen(window, now) || ends - now > SOON) continue;
        const what = pointer === "" ? "This page" : "This";
        const message = `${what} leaves the site by itself on ${momentIn(content, ends)}. Write what follows it, or a later until.`;
        yield { file: file.file, pointer: `${pointer}/until`, message };
      }
    }
  },
  *"clock/ended"(content) {
    for (const file of filesOf(content)) {
      for (const { pointer, list, until, ends, wrong } of windowsOf(file)) {
        if (wrong || ends === undefined || ends > content.clock.now) continue;
        const value = valueAt(file.timed?.data, `${pointer}/value`);
        const what = list
          ? `The value ${value} has not applied`
          : `${pointer === "" ? "This page" : "This"} has not been on the site`;
        const message = `${what} since ${momentIn(content, ends)}. Remove it, or give it new times.`;
        yield { file: file.file, pointer: until === undefined ? pointer : `${pointer}/until`, message };
      }
    }
  },
} satisfies Rules;
