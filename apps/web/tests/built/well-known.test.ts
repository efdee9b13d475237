import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Cms, created, type Site } from "../site";
import { plainSite, renderedSite } from "./shared-sites";

const YEAR_MS = 365 * 24 * 60 * 60_000;

let cms: Cms;
let site: Site;
let rendered: Site;

beforeAll(async () => {
  ({ cms, site } = await plainSite());
  ({ site: rendered } = await renderedSite());
});
beforeEach(() => {
  cms.answer = created;
});

const get = (address: string) => fetch(rendered.url + address, { redirect: "manual" });

it.each([
  ["/favicon.ico", "image/x-icon"],
  ["/apple-touch-icon.png", "image/png"],
])("a program finds %s without a link to it", async (address, type) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  expect(await (await get("/about")).text()).toContain(`href="${address}`);
});

it("whoever has found a weakness reads whom to write to, until a day within a year", async () => {
  const answer = await get("/.well-known/security.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  const [, expires = ""] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text) ?? [];
  expect(text.replace(expires, "…")).toBe(
    `Contact: mailto:contactDetail-email@example.com\nExpires: …\nPreferred-Languages: en\nCanonical: ${rendered.url}/.well-known/security.txt\n`,
  );
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + YEAR_MS);
});

it.each([
  [undefined, "/admin/account"],
  ["jobs-admin", "/admin/account"],
  ["blog-admin", "/blog/admin/account"],
])("a password manager of %s is led to %s", async (role, page) => {
  cms.answer = (_, response) =>
    void response.setHeader("content-type", "application/json").end(JSON.stringify({ email: "a@example.com", role }));
  const answer = await fetch(`${site.url}/.well-known/change-password`, {
    redirect: "manual",
    headers: role ? site.as(role) : {},
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it.each([
  "/.well-known/no-such-thing",
  "/no-such-file.txt",
  "/apple-touch-icon-precomposed.png",
  "/wp-login.php",
  "/a/b/picture.PNG",
  "/services/picture.png",
  "/careers/picture.png",
  "/work/picture.png",
])("%s is not there, and leads nowhere", async (address) => {
  expect((await get(address)).status).toBe(404);
});

it.each([
  ["/no-such-page", "/"],
  ["/version-1.2", "/"],
  ["/services/no-such-service", "/services"],
  ["/rss.xml", "/blog/feed.xml"],
])("%s is no file, and leads to %s", async (address, page) => {
  expect((await get(address)).headers.get("location")).toBe(page);
});
