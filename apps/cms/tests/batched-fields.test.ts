// @module-tag full
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { startSecondCms } from "./second-cms";
import { bySite } from "./sign-in";

const LISTS = {
  services: "title heroImage { url }",
  industries: "title image { url }",
  blogPosts: "title cover { url }",
  technologies: "name category { slug }",
  technologyCategories: "label image { url }",
};
const STATEMENT = /knex:query /g;

it("what rows of a list refer to is asked for once, however many rows there are", async () => {
  await startSecondCms(
    async (settings, cms) => {
      const ask = async (query: string) => {
        const body = JSON.stringify({ query });
        const headers = { "content-type": "application/json", ...bySite(settings) };
        const answer = await fetch(`${settings.CMS_URL}/graphql`, { method: "POST", headers, body });
        return ((await answer.json()) as { data: Record<string, unknown[]> }).data;
      };
      const statements = async (list: string, fields: string, limit: number) => {
        const before = cms.output.length;
        const data = await ask(`{ ${list}(pagination: { limit: ${limit} }) { ${fields} } }`);
        expect(data[list], list).toHaveLength(limit);
        // Standard error arrives separately from the answer, so this waits for its last entry.
        const mark = randomUUID();
        await ask(`{ faqs(filters: { question: { eq: "${mark}" } }) { question } }`);
        const said = () => cms.output.slice(before);
        await expect.poll(said).toContain(mark);
        return said().split(mark)[0]?.match(STATEMENT)?.length ?? 0;
      };
      // A starting CMS has other work, too.
      await expect.poll(() => statements("services", "title", 2)).toBeLessThan(20);
      for (const [list, fields] of Object.entries(LISTS)) {
        // Scheduled work adds statements at times.
        const fewest = async (limit: number) => {
          const counts: number[] = [];
          for (let time = 0; time < 5; time += 1) counts.push(await statements(list, fields, limit));
          return Math.min(...counts);
        };
        // These two are the list's own statement and the mark's.
        expect(await fewest(2), list).toBeGreaterThan(2);
        await expect.poll(async () => (await fewest(4)) - (await fewest(2)), { message: list }).toBe(0);
      }
    },
    { DEBUG: "knex:query,knex:bindings" },
  );
});
