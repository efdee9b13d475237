import { expect, it } from "vitest";
import { graphql, rest } from "./cms";

it("pictures of the media library are handed out at /uploads, wherever they lie", async () => {
  const { data } = await graphql("{ siteSetting { mark { url } shareImage { url } } }");
  for (const [url, type] of [
    [data.siteSetting.mark.url, "image/svg+xml"],
    [data.siteSetting.shareImage.url, "image/webp"],
  ]) {
    const { pathname } = new URL(url, "http://localhost");
    const answer = await rest(pathname);
    expect(pathname).toMatch(/^\/uploads\//);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(type);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300);
  }
  expect((await rest("/uploads/no-such-file.webp")).status).toBe(404);
});
