import type { RequestListener } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { revalidateAll } from "../server/cache/revalidate-all";
import { listen, PREVIEW_SECRET, SECRET, SITE_TOKEN } from "./site";

const GRAPHQL = { method: "POST", body: "{}", headers: { "x-site-token": SITE_TOKEN } };

afterEach(() => vi.unstubAllEnvs());

async function elsewhere() {
  const asked: string[] = [];
  const stranger = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end("{}");
  });
  const leads =
    (status: number): RequestListener =>
    (request, response) =>
      response.writeHead(status, { location: stranger.url + request.url }).end();
  return { asked, leads, close: stranger.close };
}

it.each([302, 308])("what answers %s in the CMS's place leads no request elsewhere, and is named", async (status) => {
  const { asked, leads, close } = await elsewhere();
  const between = await listen(leads(status));
  const settings = { CMS_URL: between.url, REVALIDATE_SECRET: SECRET, PREVIEW_SECRET, SITE_TOKEN };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { fetchCms } = await import("@/cms/fetch");
  const refusal = `CMS_URL answers ${status} and leads elsewhere`;
  await expect(fetchCms("/uploads/picture.png")).rejects.toThrow(refusal);
  await expect(fetchCms("/graphql", GRAPHQL)).rejects.toThrow(refusal);
  expect(asked).toEqual([]);
  between.close();
  close();
});

it("the revalidation request to the site itself follows no redirect", async () => {
  const { asked, leads, close } = await elsewhere();
  const between = await listen(leads(307));
  await revalidateAll({ siteLocalUrl: between.url, revalidateSecret: { current: SECRET, accepted: [SECRET] } });
  expect(asked).toEqual([]);
  between.close();
  close();
});
