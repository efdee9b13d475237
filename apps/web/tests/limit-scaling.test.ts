import { expect, it } from "vitest";
import { limitScaling } from "../server/pictures/limit-scaling.ts";
import type { SiteResponse } from "../server/request/site-response.ts";
import { serveMiddleware } from "./middleware.ts";

it("a visitor who asks for more pictures than fit into memory is refused some, and nobody after that", async () => {
  const waiting: SiteResponse[] = [];
  const get = await serveMiddleware([limitScaling()], (response, { url = "" }) => {
    if (url.startsWith("/media/640/")) waiting.push(response);
    else response.end("a page");
  });
  const pictures = Array.from({ length: 64 }, (_, at) => get(`/media/640/${at}.webp`));
  await expect.poll(() => waiting).toHaveLength(64);

  const refused = await get("/media/640/more.webp");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await get("/social/picture/lamp.png.jpg")).status).toBe(503);
  expect((await get("/about")).status).toBe(200);

  for (const response of waiting) response.writeHead(200).write("p");
  expect((await Promise.all(pictures)).map(({ status }) => status)).toEqual(pictures.map(() => 200));
  const next = get("/media/640/next.webp");
  await expect.poll(() => waiting).toHaveLength(65);
  waiting.at(-1)?.end();
  expect((await next).status).toBe(200);
});
