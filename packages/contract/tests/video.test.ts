import fc from "fast-check";
import { expect, it } from "vitest";
import { VIDEO_PLAYERS, videoAddress, videoAt, videoProblem } from "../src/page/video";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1";
const VIMEO = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

it.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s", `${YOUTUBE}&start=12`],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc&t=90", `${YOUTUBE}&start=90`],
  ["https://www.youtube.com/live/aqz-KE-bpKQ?t=0", YOUTUBE],
  ["https://www.youtube.com/watch?feature=share&v=aqz-KE-bpKQ&t=1m30s", YOUTUBE],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=7&rel=0", `${YOUTUBE}&start=7`],
  ["https://vimeo.com/76979871/abcdef1234?share=copy", `${VIMEO}&h=abcdef1234`],
  ["https://player.vimeo.com/video/76979871?h=abcdef1234&badge=0#t=90s", `${VIMEO}&h=abcdef1234#t=90s`],
  ["https://vimeo.com/channels/staffpicks/76979871", VIMEO],
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
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://vimeo.com/showcase/1234567",
  "https://vimeo.com/event/1234567",
  "javascript:alert(1)",
])("%j is none", (address) => {
  expect(videoAt(address)).toBeUndefined();
});

it("is found in an embed code, as the players' Share buttons copy it", () => {
  const youtube = `<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x&amp;start=30" title="A video" frameborder="0" allow="autoplay" allowfullscreen></iframe>`;
  const vimeo = `<div style="padding:56.25% 0 0 0"><iframe src="//player.vimeo.com/video/76979871?h=abcdef1234&amp;badge=0" style="width:100%"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`;
  expect(videoAt(youtube)).toMatchObject({ embed: `${YOUTUBE}&start=30` });
  expect(videoAt(vimeo)).toMatchObject({ embed: `${VIMEO}&h=abcdef1234` });
  expect(videoAddress(vimeo)).toBe("https://player.vimeo.com/video/76979871?h=abcdef1234&badge=0");
});

it("is watched elsewhere from the same second, by those who may", () => {
  expect(videoAt("https://youtu.be/aqz-KE-bpKQ?t=60")?.watch).toBe("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=60s");
  expect(videoAt("https://vimeo.com/76979871/abcdef1234#t=9s")?.watch).toBe(
    "https://vimeo.com/76979871/abcdef1234#t=9s",
  );
});

it("is refused with what can be pasted", () => {
  expect(videoProblem("https://example.com/video")).toContain("on YouTube or Vimeo");
  expect(videoProblem("https://vimeo.com/76979871")).toBeUndefined();
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
        expect(video.embed).toMatch(/^[\w:/.?=&#-]+$/);
      },
    ),
    { examples: [["https://youtu.be/aqz-KE-bpKQ"]] },
  );
});
