// @module-tag full
import { expect, it } from "vitest";
import { startSecondCms } from "./second-cms";

const LISTS = {
  services: "title heroImage { url }",
  industries: "title image { url }",
  blogPosts: "title cover { url }",
  technologies: "name category { slug }",
  technologyCategories: "label image { url }",
};
const STATEMENT = /knex:query /g;
/** Asked for last: standard error comes by another way than the answer. */
const LAST = "faqs";

it("what rows of a list refer to is asked for once, however many rows there are", async () => {
  await startSecondCms(
    async ({ CMS_URL }, cms) => {
      const statements = async (list: string, fields: string, limit: number) => {
        const before = cms.output.length;
        const answer = await fetch(`${CMS_URL}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ query: `{ ${list}(pagination: { limit: ${limit} }) { ${fields} } }` }),
        });
        const { data } = (await answer.json()) as { data: Record<string, unknown[]> };
        expect(data[list], list).toHaveLength(limit);
        await fetch(`${CMS_URL}/api/faqs`);
        const said = () => cms.output.slice(before);
        await expect.poll(said).toContain(LAST);
        return said().split(LAST)[0]?.match(STATEMENT)?.length ?? 0;
      };
      for (const [list, fields] of Object.entries(LISTS)) {
        // What the clock does comes in between at times.
        const fewest = async (limit: number) => {
          const counts: number[] = [];
          for (let time = 0; time < 5; time += 1) counts.push(await statements(list, fields, limit));
          return Math.min(...counts);
        };
        const few = await fewest(2);
        expect(few, list).toBeGreaterThan(1);
        expect(await fewest(4), list).toBe(few);
      }
    },
    { DEBUG: "knex:query" },
  );
});
