import type { Operation } from "@repo/contract/operations/operation";
import { OPERATIONS } from "@repo/contract/operations/table";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Cms, created, ID, type Site } from "../site";
import { plainSite } from "./shared-sites";

const WRITES = ["POST", "PATCH", "PUT", "DELETE"];

/** Browsers don't send these requests. */
const NOT_A_PAGES: Record<string, string> = {
  "POST /api/revalidate": "told by the CMS, with its secret",
  ...Object.fromEntries(WRITES.map((method) => [`${method} /api/[...path]`, "no address"])),
};

const files = import.meta.glob("../../src/app/**/route.ts");
const ofFiles = await Promise.all(
  Object.entries(files).map(async ([file, load]) => {
    const route = file.replace(/^(?:\.\.\/)+src\/app|\/\([^)]+\)|\/route\.ts$/g, "");
    const handlers = (await load()) as Record<string, unknown>;
    return WRITES.filter((method) => method in handlers).map((method) => [method, route] as const);
  }),
);
const ofTable = Object.entries<Operation>(OPERATIONS).flatMap(([name, { forwarded = true }]) => {
  const [method = "", route = ""] = name.split(" ");
  return forwarded && method !== "GET" ? [[method, route] as const] : [];
});
const writes = [...ofFiles.flat(), ...ofTable];

let cms: Cms;
let site: Site;

beforeAll(async () => {
  ({ cms, site } = await plainSite());
});

beforeEach(() => {
  cms.asked.length = 0;
  cms.answer = created;
});

it("every write is known", () => {
  expect(writes.map((write) => write.join(" "))).toEqual(
    expect.arrayContaining(["POST /blog/refresh", "PATCH /api/dashboard/jobs/:id", ...Object.keys(NOT_A_PAGES)]),
  );
});

const ofPages = writes.filter((write) => !NOT_A_PAGES[write.join(" ")]);
const oneOfEach = WRITES.flatMap((method) => ofPages.filter(([each]) => each === method).slice(0, 1));
const NAME = "%s %s is refused to the page of another site, signed in or not, and tells nobody";

it.each(oneOfEach)(NAME, isRefused);
it.each(ofPages.filter((write) => !oneOfEach.includes(write)))(NAME, { tags: ["full"] }, isRefused);

async function isRefused(method: string, route: string): Promise<void> {
  const address = site.url + route.replace(/:\w+|\[id\]/g, ID);
  const body = method === "DELETE" ? undefined : "{}";
  const send = (headers: Record<string, string>) => fetch(address, { method, body, headers, redirect: "manual" });
  for (const who of [{}, site.as("jobs-admin"), site.as("blog-admin")]) {
    const refused = await send({ ...who, origin: "https://evil.example" });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: expect.objectContaining({ code: "FORBIDDEN" }) },
    ]);
  }
  expect(cms.asked).toEqual([]);
  expect((await send({ origin: site.url })).status).not.toBe(403);
}
