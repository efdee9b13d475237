import { beforeEach, expect, it } from "vitest";
import { ID } from "../site";
import { plainSite } from "./shared-sites";

const WRITES = ["POST", "PATCH", "PUT", "DELETE"];

/** No browser has a part in these. */
const NOT_A_PAGES: Record<string, string> = {
  "POST /api/revalidate": "told by the CMS, with its secret",
  ...Object.fromEntries(WRITES.map((method) => [`${method} /api/[...path]`, "no address"])),
};

const files = import.meta.glob("../../src/app/**/route.ts");
const writes = (
  await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const route = file.replace(/^(?:\.\.\/)+src\/app|\/\([^)]+\)|\/route\.ts$/g, "");
      const handlers = (await load()) as Record<string, unknown>;
      return WRITES.filter((method) => method in handlers).map((method) => [method, route] as const);
    }),
  )
).flat();

const { cms, site } = await plainSite();

beforeEach(() => {
  cms.asked.length = 0;
});

it("every write is known", () => {
  expect(writes.map((write) => write.join(" "))).toEqual(
    expect.arrayContaining(["POST /blog/refresh", "PATCH /api/dashboard/jobs/[id]", ...Object.keys(NOT_A_PAGES)]),
  );
});

it.each(writes.filter((write) => !NOT_A_PAGES[write.join(" ")]))(
  "%s %s is refused to the page of another site, signed in or not, and tells nobody",
  async (method, route) => {
    const origins = ["https://evil.example", "null", `${site.url}.evil.example`, "http://127.0.0.1"];
    const foreign = [...origins.map((origin) => ({ origin })), { "sec-fetch-site": "cross-site" }];
    for (const headers of foreign) {
      for (const who of [{}, site.as("jobs-admin"), site.as("blog-admin")]) {
        const body = method === "DELETE" ? undefined : "{}";
        const address = site.url + route.replaceAll("[id]", ID);
        const answer = await fetch(address, { method, body, headers: { ...who, ...headers }, redirect: "manual" });
        expect([answer.status, await answer.json()], JSON.stringify(headers)).toEqual([
          403,
          { error: expect.objectContaining({ code: "FORBIDDEN" }) },
        ]);
      }
    }
    expect(cms.asked).toEqual([]);
  },
);
