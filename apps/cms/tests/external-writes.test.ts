// @module-tag full
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sql } from "./database";

const notified: string[][] = [];
const site = createServer(async (request, response) => {
  // A CMS that ends breaks off what it tells.
  const told = (await json(request).catch(() => undefined)) as { types: string[] } | undefined;
  if (told) notified.push(told.types);
  response.end("{}");
});

beforeAll(async () => {
  site.listen(Number(new URL(inject("settings").SITE_INTERNAL_URL ?? "").port), "127.0.0.1");
  await once(site, "listening");
});
afterAll(() => site.close());

it("the site is notified of entries and of parts of a page when another program writes their rows", async () => {
  for (const [table, column] of [
    ["services", "title"],
    ["components_about_stats", "label"],
  ] as const) {
    await sql(`update ${table} set ${column} = ${column} where id = (select min(id) from ${table})`);
  }
  await expect.poll(() => notified.flat()).toEqual(expect.arrayContaining(["service", "about-page"]));
});
