// @module-tag nightly
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { SignedIn } from "@repo/contract/http/session";
import jwt from "jsonwebtoken";
import { expect, inject, it } from "vitest";
import { rest } from "./cms";
import { startSecondCms } from "./second-cms";
import { PANEL_ACCOUNT } from "./setup/start-cms";
import { signInTo } from "./sign-in";

const ROTATING = ["JWT_SECRET", "METRICS_TOKEN", "REVALIDATE_SECRET", "SITE_TOKEN", "APP_KEYS"];
const NEW = "the-new-value-of-this-secret";
const UNKNOWN = "another-value-of-this-secret";

const old = (name: string) => inject("settings")[name] ?? "";
const rotated = (value: (name: string) => string) => Object.fromEntries(ROTATING.map((name) => [name, value(name)]));
const withToken = (settings: Record<string, string>, SITE_TOKEN: string) => ({ ...settings, SITE_TOKEN });

const signIn = async (settings: Record<string, string>) =>
  (await (await signInTo(settings, "jobs-admin")).json()) as SignedIn;

function session(cmsUrl: string, siteToken: string) {
  const post = (path: string, body: object) =>
    fetch(`${cmsUrl}/api/sessions/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-site-token": siteToken },
      body: JSON.stringify(body),
    });
  return {
    current: async (token: string) =>
      (
        await fetch(`${cmsUrl}/api/sessions/current`, {
          headers: { "x-site-token": siteToken, authorization: `Bearer ${token}` },
        })
      ).status,
    refresh: (refreshToken: string) => post("refresh", { refreshToken }),
    end: async (token: string) => (await post("end", { token })).status,
  };
}

const isSignedWith = (token: string, secret: string) => {
  try {
    return Boolean(jwt.verify(token, secret));
  } catch {
    return false;
  }
};

const scrape = async (cmsUrl: string, token: string) =>
  (await fetch(`${cmsUrl}/_metrics`, { headers: { authorization: `Bearer ${token}` } })).status;

it("a CMS with a new and an old value of a secret uses the new one and accepts both", async () => {
  const [first, ended] = [await signIn(inject("settings")), await signIn(inject("settings"))];
  const site = await startSite();
  const both = {
    ...rotated((name) => `${NEW},${old(name)}`),
    SITE_INTERNAL_URL: site.url,
  };
  await startSecondCms(async (settings) => {
    const { CMS_URL = "" } = settings;
    for (const token of [NEW, old("SITE_TOKEN")]) {
      expect((await signInTo(withToken(settings, token), "jobs-admin")).status, token).toBe(200);
    }
    for (const token of [UNKNOWN, `${NEW},${old("SITE_TOKEN")}`]) {
      expect((await signInTo(withToken(settings, token), "jobs-admin")).status, token).toBe(401);
    }
    for (const token of [NEW, old("METRICS_TOKEN")]) expect(await scrape(CMS_URL, token), token).toBe(200);
    expect(await scrape(CMS_URL, UNKNOWN)).toBe(401);

    const { current, refresh, end } = session(CMS_URL, NEW);
    expect(isSignedWith(first.access.token, old("JWT_SECRET"))).toBe(true);
    expect(await current(first.access.token)).toBe(200);
    const answers = await Promise.all([refresh(first.refresh.token), refresh(first.refresh.token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map(async (answer) => (await answer.json()) as SignedIn));
    for (const { access, refresh: renewed } of [one as SignedIn, other as SignedIn]) {
      expect(isSignedWith(access.token, NEW)).toBe(true);
      expect(isSignedWith(renewed.token, NEW)).toBe(true);
      expect(await current(access.token)).toBe(200);
    }
    expect((await refresh((one as SignedIn).refresh.token)).status).toBe(200);

    expect(await current(ended.access.token)).toBe(200);
    expect(await end(ended.refresh.token)).toBe(204);
    expect(await current(ended.access.token)).toBe(401);
    expect(await current(jwt.sign({ ...(jwt.decode(first.access.token) as object) }, UNKNOWN))).toBe(401);
    expect(await current(first.refresh.token)).toBe(401);

    const jobs = (method: string, path = "", body?: object) =>
      fetch(`${CMS_URL}/api/dashboard/jobs${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          "x-site-token": NEW,
          authorization: `Bearer ${(one as SignedIn).access.token}`,
        },
        body: body && JSON.stringify(body),
      });
    const saved = await jobs("POST", "", {
      title: "Locksmith",
      details: "Remote",
      description: "Changes locks.",
      requirements: "Patience",
    });
    expect(saved.status).toBe(201);
    await expect.poll(() => site.told[0]?.authorization).toBe(`Bearer ${NEW}`);
    expect((await jobs("DELETE", `/${((await saved.json()) as { id: string }).id}`)).status).toBe(204);
  }, both);
  site.close();
});

it("a CMS that has the new value alone accepts the old one no more", async () => {
  const editor = await signInToPanel();
  const { access, refresh: token } = await signIn(inject("settings"));
  await startSecondCms(
    async (settings) => {
      const { CMS_URL = "" } = settings;
      const { current, refresh } = session(CMS_URL, NEW);
      expect((await signInTo(withToken(settings, old("SITE_TOKEN")), "jobs-admin")).status).toBe(401);
      expect(await scrape(CMS_URL, old("METRICS_TOKEN"))).toBe(401);
      expect(await current(access.token)).toBe(401);
      expect((await refresh(token.token)).status).toBe(401);
      // Strapi signs this cookie with APP_KEYS, but doesn't check the signature when it reads it.
      expect(await refreshPanel(CMS_URL, editor)).toBe(200);
      expect((await signInTo(settings, "jobs-admin")).status).toBe(200);
    },
    { ...rotated(() => NEW), ADMIN_JWT_SECRET: old("ADMIN_JWT_SECRET") },
  );
});

/** Returns the panel's cookies, from an address whose sign-ins no other test counts. */
async function signInToPanel(): Promise<string> {
  const answer = await rest("/admin/login", {
    method: "POST",
    body: PANEL_ACCOUNT,
    headers: { "x-forwarded-for": "198.51.100.91" },
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const refreshPanel = async (cmsUrl: string, cookie: string) =>
  (await fetch(`${cmsUrl}/admin/access-token`, { method: "POST", headers: { cookie } })).status;

async function startSite() {
  const told: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    told.push(request.headers);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
