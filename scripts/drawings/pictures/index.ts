import { hairs } from "../palette.ts";
import { bookOfTimes } from "./bookOfTimes.ts";
import { copperBoxes } from "./boxBraids.ts";
import { boy, girlWithBeads } from "./children.ts";
import { butterflyLocs, fauxLocs, honeyTwists } from "./closeUps.ts";
import { cornrows } from "./cornrows.ts";
import { elderCrown } from "./crown.ts";
import { dayLong } from "./dayLong.ts";
import { grandmother, silverBraid } from "./elders.ts";
import { goddess } from "./goddess.ts";
import { senegaleseSide } from "./halfUpTwists.ts";
import { emergency, why } from "./hands.ts";
import { honeyEnds } from "./knotless.ts";
import { lastMinute } from "./lastMinute.ts";
import { lemonade } from "./lemonade.ts";
import { manWithLocs } from "./locs.ts";
import { copperTwists, goldThread, thickPlait } from "./longBraids.ts";
import { box, butterfly, faux, knotless } from "./nearRoots.ts";
import { openToday } from "./openToday.ts";
import { feedIn } from "./ponytail.ts";
import { feedInRows, straightBackRows } from "./rowsCloseUp.ts";
import { sameDay } from "./sameDay.ts";
import { satinScarf } from "./satinScarf.ts";
import { tribalProfile } from "./tribal.ts";
import { passion, senegalese } from "./twists.ts";
import { undone } from "./undone.ts";
import { walkIn } from "./walkIn.ts";
import { goddessKnotless } from "./waves.ts";
import { weddingGuest } from "./weddingGuest.ts";

/** Each drawing by the name of its file. */
export const pictures: Record<string, () => string> = {
  "book-of-times": bookOfTimes,
  "box-braids": box,
  "braids-open-today": openToday,
  "butterfly-locs": butterfly,
  cornrows,
  "day-long": dayLong,
  "emergency-braids": emergency,
  "faux-locs": faux,
  "feed-in-braids": feedIn,
  "gallery-01": honeyEnds,
  "gallery-03": goddessKnotless,
  "gallery-04": copperBoxes,
  "gallery-05": girlWithBeads,
  "gallery-06": goldThread,
  "gallery-07": straightBackRows,
  "gallery-08": silverBraid,
  "gallery-09": boy,
  "gallery-10": feedInRows,
  "gallery-13": tribalProfile,
  "gallery-14": honeyTwists,
  "gallery-15": senegaleseSide,
  "gallery-16": copperTwists,
  "gallery-17": fauxLocs,
  "gallery-18": butterflyLocs,
  "gallery-19": manWithLocs,
  "gallery-24": thickPlait,
  "goddess-braids": goddess,
  "home-4": grandmother,
  "home-5": elderCrown,
  "knotless-braids": knotless,
  "last-minute-braids": lastMinute,
  "lemonade-braids": lemonade,
  "not-found": undone,
  "passion-twists": passion,
  "same-day-braids": sameDay,
  "satin-scarf": satinScarf,
  "senegalese-twists": senegalese,
  "tribal-braids": () => tribalProfile(hairs.black),
  "walk-in-braids": walkIn,
  "wedding-guest": weddingGuest,
  "why-choose-us": why,
};
