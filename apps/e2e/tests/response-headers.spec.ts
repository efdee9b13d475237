import { expect, test } from "./fixtures";

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test("what is no page runs and loads nothing when it is opened as one", async ({ request }) => {
  for (const [path, status] of [
    ["/api/health", 200],
    ["/api/session", 200],
    ["/api/no-such-thing", 404],
    ["/api/dashboard/jobs", 401],
    ["/robots.txt", 200],
    ["/sitemap.xml", 200],
    ["/manifest.webmanifest", 200],
    ["/blog/feed.xml", 200],
    ["/work/feed.xml", 200],
    ["/blog/feed.json", 200],
    ["/careers/feed.xml", 200],
    ["/careers/feed.json", 200],
    ["/no-such-page", 307],
    ["/media/no-such-picture.png", 404],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    expect(answer.headers(), path).toMatchObject({
      "content-security-policy": DATA,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": path.includes("/feed.") ? "cross-origin" : "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(answer.headers(), path).not.toHaveProperty("strict-transport-security");
    expect(answer.headers(), path).not.toHaveProperty("x-powered-by");
  }
});

test("pictures may be shown on other sites, as feeds and networks do", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const [social = ""] = /\/social\/[^"]+\.jpg/.exec(home) ?? [];
  const [scaled = ""] = /\/media\/\d+\/[\w.-]+/.exec(home) ?? [];
  for (const path of [social, scaled, scaled.replace(/\d+\//, ""), "/favicon.ico", "/icon-192.png"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      "content-type": expect.stringMatching(/^image\//),
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    if (/media/.test(path)) expect(answer.headers()["content-security-policy"], path).toMatch(/'none';.*sandbox/);
  }
});
