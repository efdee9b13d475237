import { beforeAll, expect, it } from "vitest";
import { type Cms, ID, type Site } from "../site";
import { plainSite, proxiedSite } from "./shared-sites";

const WRITTEN = "198.51.100.1";

let behindProxies: { cms: Cms; site: Site };
let inTheOpen: { cms: Cms; site: Site };

beforeAll(async () => {
  [behindProxies, inTheOpen] = await Promise.all([proxiedSite(), plainSite()]);
});

it("the CMS is told a visitor's address as the proxy has seen it, whatever a visitor has written", async () => {
  const headers = {
    "x-forwarded-for": `${WRITTEN}, 203.0.113.7`,
    "x-client-address": WRITTEN,
    "x-real-ip": WRITTEN,
    forwarded: `for=${WRITTEN}`,
  };
  const toldBy = async ({ cms, site }: typeof inTheOpen) => {
    await fetch(`${site.url}/api/auth/jobs/login`, { method: "POST", headers, body: "{}" });
    return cms.asked.at(-1)?.headers["x-client-address"];
  };
  expect(await toldBy(behindProxies)).toBe("203.0.113.7");
  expect(await toldBy(inTheOpen)).toBe("127.0.0.1");
});

it("a request keeps the id that a proxy gives it, in the answer, for the CMS and in the log", async () => {
  const { cms, site } = behindProxies;
  const headers = { "x-request-id": ID, ...site.as("jobs-admin") };
  const answer = await fetch(`${site.url}/api/session`, { headers });
  expect(answer.headers.get("x-request-id")).toBe(ID);
  expect(cms.asked.at(-1)?.headers["x-request-id"]).toBe(ID);
  await expect.poll(() => site.lines(ID)).toContainEqual(expect.objectContaining({ route: "/api/session" }));
});

it("a request keeps no id that a visitor gives it", async () => {
  const answer = await fetch(`${inTheOpen.site.url}/api/session`, { headers: { "x-request-id": ID } });
  expect(answer.headers.get("x-request-id")).not.toBe(ID);
});
