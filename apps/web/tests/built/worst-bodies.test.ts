import { isOpen, requestOf, SITE } from "@repo/testing/access";
import { costsMore } from "@repo/testing/cost";
import { plainJson, WORST_JSON } from "@repo/testing/worst-json";
import { expect, it } from "vitest";
import { ID } from "../site";
import { NEW, proxiedSite } from "./shared-sites";

const MB = 1024 ** 2;
/** Just below what is read of a visitor, more than that, and just below what is read of a post. */
const SIZES = [60 * 1024, MB, 24 * MB];

const WHO = ["everybody", "jobs-admin", "blog-admin"] as const;
const rows = Object.keys(SITE)
  .filter((route) => /^(POST|PUT|PATCH) /.test(route))
  .flatMap((route) => WHO.filter((who) => isOpen(SITE[route], who)).map((who) => ({ route, who })));

it("a body of JSON costs no route of the site much more than a plain one of its size, whatever it has most of", {
  tags: ["full"],
  timeout: 300_000,
}, async () => {
  const { cms, site } = await proxiedSite();
  const scrape = async () =>
    (await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${NEW}` } })).text();
  const dear: string[] = [];
  for (const [most, worst] of Object.entries(WORST_JSON)) {
    for (const bytes of SIZES) {
      const body = worst(bytes);
      for (const { route, who } of rows) {
        if (bytes > MB && !route.includes("/posts")) continue;
        const { method, path } = requestOf(route, ID);
        const send = async (body: string) => {
          await (await fetch(site.url + path, { method, body, headers: site.as(who) })).arrayBuffer();
          cms.asked.length = 0;
        };
        const cost = await costsMore(
          scrape,
          () => send(body),
          () => send(plainJson(body.length)),
        );
        if (cost) dear.push(`${route} of ${who}, ${bytes} bytes with most ${most}: ${cost}`);
      }
    }
  }
  expect(dear).toEqual([]);
});
