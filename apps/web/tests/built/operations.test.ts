import { request } from "node:http";
import type { Operation } from "@repo/contract/operations/operation";
import { withIds } from "@repo/contract/operations/request";
import { OPERATIONS } from "@repo/contract/operations/table";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cms, created, ID, type Site } from "../site";
import { plainSite } from "./shared-sites";

let cms: Cms;
let site: Site;

const ids = { id: ID, entry: ID };
const rows = Object.entries<Operation>(OPERATIONS).filter(([, { forwarded = true }]) => forwarded);
const forwarded = rows.map(([name, row]) => {
  const [method = "", address = ""] = name.split(" ");
  return { name, method, path: withIds(address, ids), cmsPath: withIds(row.cmsPath ?? address, ids), row };
});

beforeAll(async () => {
  ({ cms, site } = await plainSite());
});

beforeEach(() => {
  cms.asked.length = 0;
  cms.answer = created;
});

/** Only requests in the user's name. The site asks for redirects without one. */
const askedOfCms = () => cms.asked.filter(({ headers }) => headers.authorization);

/** Sends the path as written, which `fetch` would resolve. */
function ask(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(site.url, { method, path, headers: site.as("jobs-admin") }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    });
    asked.once("error", reject).end(method === "GET" || method === "DELETE" ? undefined : "{}");
  });
}

describe("an operation of the dashboards", () => {
  it.each(forwarded)("reaches the CMS as it is, once: $name", async ({ method, path, cmsPath, row }) => {
    expect(await ask(method, `${path}?q=a`)).toBe(method === "POST" ? (row.answer === "file" ? 200 : 201) : 200);
    const hasQuery = method === "GET" || row.answer === "file";
    expect(askedOfCms().map((asked) => [asked.method, asked.path, asked.body])).toEqual([
      [method, hasQuery ? `${cmsPath}?q=a` : cmsPath, row.body ? "{}" : ""],
    ]);
  });

  it.each(forwarded)("is not forwarded from another spelling: $name", async ({ method, path }) => {
    const [, before = "", last = ""] = /^(.*)\/(.*)$/.exec(path) ?? [];
    const others = [
      ...[
        `${path}/`,
        `${path}x`,
        path.slice(0, -1),
        `${path}/x`,
        path.replace("/api/", "/API/"),
        `${before}%2F${last}`,
      ],
      ...[`${before}//${last}`, `${before}\\${last}`, `${before}/./${last}`, `${before}/x/../${last}`],
      ...[`${before}/x/%2e%2E/${last}`, `${before}/%${last.charCodeAt(0).toString(16)}${last.slice(1)}`],
    ];
    const answers = await Promise.all(others.map(async (other) => [other, await ask(method, other)]));
    expect(answers.filter(([, status]) => Number(status) < 300)).toEqual([]);
    expect(askedOfCms().map((asked) => asked.path)).toEqual([]);
  });

  it.each(forwarded)("is not forwarded with another method than the table's: $name", async ({ path }) => {
    const known = forwarded.filter((other) => other.path === path).map(({ method }) => method);
    const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => !known.includes(method));
    const isUpload = path === "/api/dashboard/pictures";
    for (const method of others)
      if (!(isUpload && method === "POST")) expect(await ask(method, path), method).toBe(405);
    expect(askedOfCms()).toEqual([]);
  });

  it("names its methods to who asks for them", async () => {
    const allowed = async (path: string) => (await fetch(site.url + path, { method: "OPTIONS" })).headers.get("allow");
    expect(await allowed("/api/dashboard/jobs")).toBe("GET, HEAD, OPTIONS, POST");
    expect(await allowed(`/api/dashboard/jobs/${ID}`)).toBe("DELETE, OPTIONS, PATCH");
    expect(await allowed("/api/nothing")).toBe("DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT");
  });

  it("is passed on with the number of a picture, and of nothing else", async () => {
    expect(await ask("GET", "/api/dashboard/pictures/7")).toBe(200);
    for (const path of ["/api/dashboard/jobs/7/numbers", "/api/resumes/7/text", "/api/dashboard/pictures/seven"]) {
      expect(await ask("GET", path), path).toBe(404);
    }
    expect(askedOfCms().map(({ path }) => path)).toEqual(["/api/dashboard/pictures/7"]);
  });

  it.each([
    "/api/sessions/current",
    "/api/blog/setup",
    "/api/dashboard/pictures/named",
    `/api/job-applications/${ID}/resume`,
  ])("is no way to what the site asks by itself: %s", async (path) => {
    expect(await ask("GET", path)).toBe(404);
    expect(askedOfCms()).toEqual([]);
  });
});
