import { element } from "../draw/svg";
import { paint } from "../palette";
import type { Person } from "./backHead";

const face =
  "M300 160C268 176 256 206 260 240C261 254 258 262 250 276C242 290 232 298 226 310C222 320 232 325 246 325C243 332 236 336 236 343C236 349 241 351 245 353C240 357 238 362 241 368C244 374 250 377 251 384C252 392 246 396 247 406C249 424 270 432 296 428C322 424 340 420 350 424C358 452 352 480 330 500L280 540H600L560 500C530 470 520 430 520 360L480 160Z";
const cap =
  "M300 156C318 96 392 62 452 72C548 86 596 170 574 264C562 318 534 366 510 400C490 404 470 396 456 376C446 350 440 330 432 318C420 300 402 286 388 306C380 314 372 312 372 300C372 268 358 232 330 206C318 194 304 178 300 156Z";

/** A person who faces left: shoulders, neck, a calm face, an ear with a gold hoop, the hair laid flat. */
export function profile({ skin, hair, dress }: Person): string {
  return [
    element("path", { d: face, fill: skin.base }),
    element("path", {
      d: "M340 424C400 420 450 398 476 372C474 420 420 452 353 458C356 444 354 432 350 424Z",
      fill: skin.shade,
    }),
    element("path", { d: "M172 600C180 548 226 516 316 498Q430 560 560 488C650 510 700 540 712 600Z", fill: dress }),
    element("path", { d: "M316 498Q430 560 560 488", fill: "none", stroke: paint.gold, strokeWidth: 4 }),
    ...features(skin.shade),
    element("path", { d: cap, fill: hair.shade }),
    element("circle", { cx: 414, cy: 364, r: 24, fill: "none", stroke: paint.gold, strokeWidth: 5 }),
    element("path", {
      d: "M396 318C390 290 408 276 424 284C442 294 436 322 424 336C414 346 402 340 396 318Z",
      fill: skin.base,
    }),
    element("path", {
      d: "M406 312C404 298 414 292 422 298C428 306 424 316 416 322",
      fill: "none",
      stroke: skin.shade,
      strokeWidth: 4,
    }),
  ].join("");
}

function features(shade: string): string[] {
  const line = { fill: "none", stroke: paint.ink, strokeLinecap: "round" };
  return [
    element("path", { d: "M274 264C284 272 298 272 308 264", ...line, strokeWidth: 4 }),
    element("path", { d: "M268 238C282 226 300 226 316 236", ...line, strokeWidth: 5, opacity: 0.75 }),
    element("path", {
      d: "M236 343C246 338 258 342 268 350C260 360 250 368 242 368C238 362 240 357 245 353C241 351 236 349 236 343Z",
      fill: "#8e3b2e",
    }),
    element("path", { d: "M250 318C258 312 262 306 260 300", ...line, stroke: shade, strokeWidth: 4 }),
  ];
}
