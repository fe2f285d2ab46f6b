import { expect, test } from "vitest";
import { playerOf } from "../../../blocks/Video/player";
import origins from "../../../blocks/Video/Video.origins";
import type { Video } from "../../../renderer/contract/types.generated";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0";

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", YOUTUBE],
  ["https://m.youtube.com/watch?app=m&v=aqz-KE-bpKQ&t=12", YOUTUBE],
  ["https://youtu.be/aqz-KE-bpKQ?si=x", YOUTUBE],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", YOUTUBE],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", YOUTUBE],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["https://vimeo.com/76979871/abc123", "https://player.vimeo.com/video/76979871?h=abc123&autoplay=1&dnt=1"],
  [
    "https://player.vimeo.com/video/76979871?h=abc123",
    "https://player.vimeo.com/video/76979871?h=abc123&autoplay=1&dnt=1",
  ],
])("the player of %s is %s", (address, src) => {
  expect(playerOf(address)?.src).toBe(src);
});

test.each([
  "https://www.youtube.com/@channel",
  "https://vimeo.com/about",
  "https://youtube.com.elsewhere.example/watch?v=aqz-KE-bpKQ",
  "https://youtu.be/aqz-KE-bp%22%3E",
  "/videos/workshop.mp4",
  "https://",
])("%s has none", (address) => {
  expect(playerOf(address)).toBeUndefined();
});

test("a page may load the player of its video, or its own files, and nothing else", () => {
  const of = (video: string) => origins({ video } as Video);
  expect(of("https://youtu.be/aqz-KE-bpKQ")).toEqual({ frameSrc: ["https://www.youtube-nocookie.com"] });
  expect(of("https://vimeo.com/76979871")).toEqual({ frameSrc: ["https://player.vimeo.com"] });
  expect(of("/videos/workshop.mp4")).toEqual({ mediaSrc: ["'self'"] });
  expect(of("https://elsewhere.example/watch")).toEqual({ frameSrc: [] });
});
