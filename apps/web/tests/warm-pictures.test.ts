import { expect, it } from "vitest";
import { warmPictures } from "../runtime/pipeline/warm-pictures";
import { listen } from "./site";

const PICTURE = (name: string, first: boolean) =>
  `<img alt="" srcSet="/media/256/${name}.webp 256w, /media/640/${name}.webp 640w" ${first ? 'loading="eager" fetchPriority="high"' : 'loading="lazy"'}/>`;
const ANSWERS: Record<string, string> = {
  "/sitemap.xml": ["/", "/gone", "/about"].map((path) => `<loc>https://example.com${path}</loc>`).join(""),
  "/": PICTURE("home", true) + PICTURE("below", false) + PICTURE("shared", true),
  "/about": PICTURE("shared", true),
};

it("the first pictures of all pages are asked for once in each width, as a browser does that takes WebP", async () => {
  const asked: { path: string; accept: string }[] = [];
  const site = await listen(({ url = "", headers: { accept = "" } }, response) => {
    asked.push({ path: url, accept });
    const answer = url.startsWith("/media/640/") ? "a picture" : ANSWERS[url];
    response.writeHead(answer ? 200 : 500).end(answer);
  });
  await warmPictures(site.url);
  site.close();
  const pictures = asked.filter(({ path }) => path.startsWith("/media/"));
  expect(pictures.map(({ path }) => path)).toEqual([
    "/media/256/home.webp",
    "/media/640/home.webp",
    "/media/256/shared.webp",
    "/media/640/shared.webp",
  ]);
  for (const { accept } of pictures) expect(accept).toContain("image/webp");
});

it("a site that is away is left alone", async () => {
  await expect(warmPictures("http://127.0.0.1:1")).resolves.toBeUndefined();
});
