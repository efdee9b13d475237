// @module-tag full
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sql } from "./database";

const notified: string[][] = [];
const site = createServer(async (request, response) => {
  const { types } = (await json(request)) as { types: string[] };
  notified.push(types);
  response.end("{}");
});

beforeAll(async () => {
  site.listen(Number(new URL(inject("settings").SITE_INTERNAL_URL ?? "").port), "127.0.0.1");
  await once(site, "listening");
});
afterAll(() => site.close());

it.each([
  ["service", "services", "title"],
  ["about-page", "components_about_stats", "label"],
])(
  "the site is notified of %s within a minute when its rows are written by another program",
  async (type, table, column) => {
    const [row] = await sql(`select id, ${column} from ${table} order by id limit 1`);
    const write = (text: unknown) => sql(`update ${table} set ${column} = ? where id = ?`, text, row?.id);
    await write("Written past the CMS");
    await expect.poll(() => notified.some((types) => types.includes(type)), { timeout: 60_000 }).toBe(true);
    await write(row?.[column]);
  },
);
