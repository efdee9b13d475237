import { beforeAll, expect, it } from "vitest";
import { revalidateAll } from "../../server/cache/revalidate-all";
import { type Cms, created, listen, type Site } from "../site";
import { BOTH, NEW, OLD, proxiedSite } from "./shared-sites";

let cms: Cms;
let site: Site;

beforeAll(async () => {
  ({ cms, site } = await proxiedSite());
  cms.answer = created;
});

it.each([
  [NEW, 200],
  [OLD, 200],
  [BOTH, 401],
  ["another-value-of-this", 401],
])("a site with a new and an old value answers %s with %i", async (token, status) => {
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ types: [] });
  expect((await fetch(`${site.url}/api/revalidate`, { method: "POST", headers, body })).status).toBe(status);
  expect((await fetch(`${site.url}/api/metrics`, { headers })).status).toBe(status);
});

it("and shows the CMS the new one", async () => {
  await fetch(`${site.url}/api/session`, { headers: site.as("jobs-admin") });
  expect(cms.asked.at(-1)).toMatchObject({ path: "/api/sessions/current", headers: { "x-site-token": NEW } });
});

it("and itself", async () => {
  const authorizations: (string | undefined)[] = [];
  const { url, close } = await listen((request, response) => {
    authorizations.push(request.headers.authorization);
    response.end();
  });
  await revalidateAll({ siteLocalUrl: url, revalidateSecret: { current: NEW, accepted: [NEW, OLD] } });
  close();
  expect(authorizations).toEqual([`Bearer ${NEW}`]);
});
