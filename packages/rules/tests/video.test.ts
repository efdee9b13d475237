import fc from "fast-check";
import { expect, it } from "vitest";
import { VIDEO_PLAYERS, videoAt } from "../src/video";

it.each([
  [
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
  ],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://m.youtube.com/shorts/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["https://player.vimeo.com/video/76979871?h=1", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
])("%s is a video", (address, embed) => {
  expect(videoAt(address)).toMatchObject({ embed });
});

it.each([
  "",
  "vimeo.com/76979871",
  "http://vimeo.com/76979871",
  "https://vimeo.com.example.com/76979871",
  "https://example.com/?https://vimeo.com/76979871",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/@channel",
  "javascript:alert(1)",
])("%j is none", (address) => {
  expect(videoAt(address)).toBeUndefined();
});

it("comes from the players alone, whatever an editor writes", () => {
  const origins: string[] = Object.values(VIDEO_PLAYERS).map(({ origin }) => origin);
  const part = fc.constantFrom(
    "https://",
    "youtu.be/",
    "vimeo.com/",
    "www.youtube.com/watch?v=",
    "aqz-KE-bpKQ",
    "76979871",
    "/",
    "@",
    "..",
    '"',
    "#",
    "&",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
        fc.webUrl(),
      ),
      (address) => {
        const video = videoAt(address);
        if (!video) return;
        expect(origins).toContain(new URL(video.embed).origin);
        expect(video.embed).toMatch(/^[\w:/.?=&-]+$/);
      },
    ),
    { examples: [["https://youtu.be/aqz-KE-bpKQ"]] },
  );
});
