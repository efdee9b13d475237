import { afterAll, beforeAll, expect, it } from "vitest";
import { revalidateAll } from "../server/revalidate-all";
import { listen, type Site, startCms, startSite } from "./site";

const [NEW, OLD, UNKNOWN] = ["the-new-value-of-this-secret", "the-old-value-of-this-secret", "another-value-of-this"];
const BOTH = `${NEW},${OLD}`;

let cms: Awaited<ReturnType<typeof startCms>>;
let site: Site;

beforeAll(async () => {
  cms = await startCms();
  site = await startSite(cms.url, { SITE_TOKEN: BOTH, REVALIDATE_SECRET: BOTH, METRICS_TOKEN: BOTH });
});

afterAll(async () => {
  await site?.stop();
  cms?.close();
});

it.each([
  [NEW, 200],
  [OLD, 200],
  [BOTH, 401],
  [UNKNOWN, 401],
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
