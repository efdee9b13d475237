import { isOpen, requestOf, SITE } from "@repo/testing/access";
import { dearBodies } from "@repo/testing/worst-json";
import { expect, it } from "vitest";
import { ID } from "../site";
import { NEW, proxiedSite } from "./shared-sites";

const MB = 1024 ** 2;
/** Just below what is read of a visitor, more than that, and just below what is read of a post. */
const SIZES = [60 * 1024, MB, 24 * MB];

const WHO = ["everybody", "jobs-admin", "blog-admin"] as const;
const rows = Object.keys(SITE)
  .filter((route) => /^(POST|PUT|PATCH) \/api\//.test(route))
  .flatMap((route) => WHO.filter((who) => isOpen(SITE[route], who)).map((who) => ({ route, who })));

it("a body of JSON costs no route of the site much more than a plain one of its size, whatever it has most of", {
  tags: ["full"],
  timeout: 300_000,
}, async () => {
  const { cms, site } = await proxiedSite();
  const scrape = async () =>
    (await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${NEW}` } })).text();
  const sent = rows.flatMap(({ route, who }) =>
    SIZES.filter((bytes) => bytes <= MB || route.includes("/posts")).map((bytes) => ({
      what: `${route} of ${who}`,
      bytes,
      async send(body: string) {
        const { method, path } = requestOf(route, ID);
        const headers = site.as(who);
        await (await fetch(site.url + path, { method, body, headers, redirect: "manual" })).arrayBuffer();
        cms.asked.length = 0;
      },
    })),
  );
  expect(await dearBodies(scrape, sent)).toEqual([]);
});
