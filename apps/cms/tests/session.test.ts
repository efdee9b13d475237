import { randomUUID } from "node:crypto";
import type { SignedIn } from "@repo/contract/http/session";
import { expectAtMost } from "@repo/testing/effort";
import jwt from "jsonwebtoken";
import { describe, expect, inject, it } from "vitest";
import { moment } from "./applications";
import { rest, site } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { sql } from "./database";
import { signInTo, TEN_ROUNDS } from "./sign-in";

const signIn = (...given: Parameters<typeof signInTo> extends [unknown, ...infer Rest] ? Rest : never) =>
  signInTo(inject("settings"), ...given);

const signedIn = async (role: "jobs-admin" | "blog-admin" = "jobs-admin") =>
  (await (await signIn(role)).json()) as SignedIn;

const post = (path: string, body: object) => rest(path, { method: "POST", body, headers: site("198.51.100.1") });
const refresh = (refreshToken: unknown) => post("/api/sessions/refresh", { refreshToken });
const end = (token: unknown) => post("/api/sessions/end", { token });

const current = (accessToken: string) =>
  rest("/api/sessions/current", { headers: { authorization: `Bearer ${accessToken}` } });

const sessionId = (token: string) => (jwt.decode(token) as { sessionId: string }).sessionId;
const code = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

/** The tolerated ratio between the two times. */
const AS_MUCH = 1.4;

describe("signing in", () => {
  it("gives tokens that are the account's", async () => {
    const { user, access } = await signedIn();
    expect(user).toEqual({ email: "jobs@example.com", role: "jobs-admin" });
    expect(await (await current(access.token)).json()).toEqual(user);
  });

  it("takes the address in any case, with blanks around it", async () => {
    expect((await signIn("jobs-admin", { email: "  JOBS@Example.com " })).status).toBe(200);
  });

  it("takes what was pasted with spaces and invisible characters", async () => {
    const password = `${inject("settings").JOBS_ADMIN_PASSWORD} `;
    expect((await signIn("jobs-admin", { email: "\u202ajobs@exam\u00adple.com\u200b", password })).status).toBe(200);
    const { STRAPI_ADMIN_EMAIL, STRAPI_ADMIN_PASSWORD } = inject("settings");
    const body = { email: `\u200b${STRAPI_ADMIN_EMAIL}`, password: ` ${STRAPI_ADMIN_PASSWORD}\u00a0` };
    expect((await rest("/admin/login", { method: "POST", body })).status).toBe(200);
  });

  const blogPassword = () => inject("settings").BLOG_ADMIN_PASSWORD;
  it.each([
    ["an unknown address", () => ({ email: "nobody@example.com" })],
    ["a wrong password", () => ({ password: "not-the-password" })],
    ["an account of the other role", () => ({ email: "blog@example.com", password: blogPassword() })],
    ["an account's user name", () => ({ email: "jobs-admin" })],
    ["something that is no address", () => ({ email: "' or 1=1 --" })],
  ])("answers the same to %s", async (_, account) => {
    const answer = await signIn("jobs-admin", account());
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      error: { code: "INVALID_CREDENTIALS", message: "The e-mail address or the password is wrong." },
    });
  });

  it("answers the same to a blocked account", async () => {
    await whileBlocked("blog@example.com", async () => {
      expect(await code(await signIn("blog-admin"))).toBe("INVALID_CREDENTIALS");
    });
  });

  it.each([
    ["email", { email: "" }],
    ["email", { email: "   " }],
    ["email", { email: 7 }],
    ["email", { email: { $ne: null } }],
    ["email", { email: `${"a".repeat(250)}@example.com` }],
    ["email", { email: "a\n@example.com" }],
    ["password", { password: "" }],
    ["password", { password: ["x"] }],
    ["password", { password: null }],
    ["password", { password: "x".repeat(73) }],
  ])("names the field %s that is wrong in %j", async (field, account) => {
    const answer = await signIn("jobs-admin", account);
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { code: string; fields: object } };
    expect(error.code).toBe("VALIDATION_FAILED");
    expect(Object.keys(error.fields)).toEqual([field]);
  });

  it("works as hard for an unknown address and the other role as for a wrong password", {
    tags: ["full"],
  }, async () => {
    const wrongly = (email: string) => async () => {
      await sql("delete from rate_limits");
      await (await signIn("jobs-admin", { email, password: "not-the-password" })).arrayBuffer();
    };
    const known = wrongly("jobs@example.com");
    const others = [`nobody-${randomUUID()}@example.com`, "blog@example.com"];
    const stored = await sql("select id, password from up_users");
    await sql("update up_users set password = ?", TEN_ROUNDS);
    try {
      for (const email of others) {
        await expectAtMost(AS_MUCH, `${email}, and a known one`, wrongly(email), known, cmsProcessor);
        await expectAtMost(AS_MUCH, `a known one, and ${email}`, known, wrongly(email), cmsProcessor);
      }
    } finally {
      for (const { id, password } of stored) await sql("update up_users set password = ? where id = ?", password, id);
    }
  });
});

describe("limits of signing in", () => {
  const limit = Number(inject("settings").RATE_LIMIT_LOGIN);
  const wrong = (email: string, clientAddress: string) =>
    signIn("jobs-admin", { email, password: "wrong" }, clientAddress);

  it("refuse one failure more of a client address in a minute, with the seconds to wait", async () => {
    const client = randomUUID();
    const tries = Array.from({ length: limit }, () => wrong(`${randomUUID()}@example.com`, client));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(limit).fill(401));
    const refused = await signIn("jobs-admin", {}, client);
    expect(refused.status).toBe(429);
    expect(await code(refused)).toBe("RATE_LIMITED");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await signIn("jobs-admin")).status).toBe(200);
  });

  it("refuse one failure more of an account from anywhere, whether there is such an account or not", async () => {
    const email = `${randomUUID()}@example.com`;
    const tries = Array.from({ length: limit }, () => wrong(email, randomUUID()));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(limit).fill(401));
    expect((await wrong(email.toUpperCase(), randomUUID())).status).toBe(429);
  });

  it("count failures that arrive at the same moment", async () => {
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(Array.from({ length: limit + 15 }, () => wrong(email, randomUUID())));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limit);
  });

  it("lock nobody out of the account at an address it has signed in from", async () => {
    const home = randomUUID();
    expect((await signIn("jobs-admin", {}, home)).status).toBe(200);
    const email = inject("settings").JOBS_ADMIN_EMAIL ?? "";
    await Promise.all(Array.from({ length: limit }, () => wrong(email, randomUUID())));
    expect((await signIn("jobs-admin", {}, randomUUID())).status).toBe(429);
    expect((await signIn("jobs-admin", {}, home)).status).toBe(200);
    await sql("delete from rate_limits where key like ?", "sign-in-failure%");
  });

  it("do not count what succeeds against the account, nor against a firm behind one address", async () => {
    const firm = randomUUID();
    for (let count = 0; count < limit + 2; count += 1) expect((await signIn("jobs-admin", {}, firm)).status).toBe(200);
  });
});

describe("a session", () => {
  it("goes on with new tokens, of which the new refresh token works once more", { tags: ["once"] }, async () => {
    const first = await signedIn();
    const second = (await (await refresh(first.refresh.token)).json()) as SignedIn;
    expect(second.user).toEqual(first.user);
    expect(second.refresh.token).not.toBe(first.refresh.token);
    expect((await current(second.access.token)).status).toBe(200);
    expect((await refresh(second.refresh.token)).status).toBe(200);
  });

  it("goes on for all of several requests that refresh it at the same moment", { tags: ["once"] }, async () => {
    const { refresh: token } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(token.token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const tokens = await Promise.all(answers.map(async (answer) => ((await answer.json()) as SignedIn).refresh.token));
    expect(new Set(tokens.map(sessionId)).size).toBe(1);
    expect((await refresh(tokens[0])).status).toBe(200);
  });

  it("ends for everybody when a used refresh token is shown again later", { tags: ["once"] }, async () => {
    const first = await signedIn();
    const second = (await (await refresh(first.refresh.token)).json()) as SignedIn;
    await sql(
      "update strapi_sessions set created_at = ? where session_id = ?",
      moment(Date.now() - 11_000),
      sessionId(second.refresh.token),
    );
    expect((await refresh(first.refresh.token)).status).toBe(401);
    expect((await refresh(second.refresh.token)).status).toBe(401);
    expect((await current(second.access.token)).status).toBe(401);
    expect((await current(first.access.token)).status).toBe(401);
  });

  it.each(["access", "refresh"] as const)(
    "ends on the next request once it is ended by its %s token",
    async (which) => {
      const first = await signedIn();
      const second = (await (await refresh(first.refresh.token)).json()) as SignedIn;
      expect((await end(second[which].token)).status).toBe(204);
      for (const { access, refresh: copied } of [first, second]) {
        expect((await current(access.token)).status).toBe(401);
        expect((await refresh(copied.token)).status).toBe(401);
        expect((await rest("/api/jobs", { headers: bearer(access.token) })).status).toBe(401);
      }
      expect((await end(second[which].token)).status).toBe(204);
    },
  );

  it("does not survive a sign-out while it is being refreshed", { tags: ["once"] }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const { refresh: token } = await signedIn();
      const [, next] = await Promise.all([end(token.token), refresh(token.token)]);
      if (next.ok) expect((await current(((await next.json()) as SignedIn).access.token)).status).toBe(401);
    }
  });

  it("leaves the other sessions of the account alone", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await end(one.refresh.token);
    expect((await current(other.access.token)).status).toBe(200);
  });

  it("ends when its account is blocked", async () => {
    const { access, refresh: token } = await signedIn("blog-admin");
    await whileBlocked("blog@example.com", async () => {
      expect((await current(access.token)).status).toBe(401);
      expect((await refresh(token.token)).status).toBe(401);
    });
    expect((await current(access.token)).status).toBe(401);
  });

  it("ends when its account gets another password", async () => {
    const { access, refresh: token } = await signedIn("blog-admin");
    const [{ password } = {}] = await sql("select password from up_users where email = ?", "blog@example.com");
    await sql("update up_users set password = ? where email = ?", "another", "blog@example.com");
    try {
      expect((await current(access.token)).status).toBe(401);
      expect((await refresh(token.token)).status).toBe(401);
    } finally {
      await sql("update up_users set password = ? where email = ?", password, "blog@example.com");
    }
  });

  it("ends after its last hour, however often it was refreshed", async () => {
    const { access, refresh: token } = await signedIn();
    await sql(
      "update strapi_sessions set absolute_expires_at = ? where session_id = ?",
      moment(Date.now() - 1_000),
      sessionId(token.token),
    );
    expect((await current(access.token)).status).toBe(401);
    expect((await refresh(token.token)).status).toBe(401);
  });

  it("lives two hours without a refresh, and five minutes without a new access token", async () => {
    const before = Math.floor(Date.now() / 1000);
    const { access, refresh: token } = await signedIn();
    expect([access.lifetime, token.lifetime]).toEqual([300, 7200]);
    for (const { token: text, lifetime } of [access, token]) {
      const { exp = 0 } = jwt.decode(text) as jwt.JwtPayload;
      expect(exp - lifetime).toBeGreaterThanOrEqual(before);
      expect(exp - lifetime).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
    }
  });

  it("is not made of tokens that are expired, tampered with, signed by others, or of the other kind", async () => {
    const { access, refresh: token } = await signedIn();
    const secret = inject("settings").JWT_SECRET ?? "";
    const forge = (text: string, change: object, key = secret) =>
      jwt.sign({ ...(jwt.decode(text) as object), ...change }, key);
    const past = { iat: 1_700_000_000, exp: 1_700_000_300 };
    const none = (text: string) => `${btoa('{"alg":"none"}')}.${text.split(".")[1]}.`;

    for (const text of [forge(access.token, past), forge(access.token, {}, "x"), none(access.token), token.token]) {
      expect((await current(text)).status).toBe(401);
    }
    for (const text of [
      forge(token.token, past),
      forge(token.token, {}, "x"),
      none(token.token),
      access.token,
      7,
      null,
    ]) {
      expect((await refresh(text)).status).toBe(401);
    }
    expect((await current(access.token)).status).toBe(200);
    expect((await refresh(token.token)).status).toBe(200);
  });

  it("leaves a trail of who signed in, failed to, and signed out", async () => {
    const [{ last } = {}] = await sql("select coalesce(max(id), 0) as last from audit_entries");
    const { refresh: token } = await signedIn();
    await signIn("jobs-admin", { password: "a-secret-typed" });
    await signIn("jobs-admin", { email: "a-password-typed-into-the-wrong-field" });
    await end(token.token);
    const entries = await sql(
      "select actor, action, subject from audit_entries where id > ? and action like 'session%' order by id",
      last,
    );
    expect(entries.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
      ["jobs@example.com", "session.sign-in", "jobs-admin"],
      ["jobs@example.com", "session.sign-in-failed", "jobs-admin"],
      ["unknown", "session.sign-in-failed", "jobs-admin"],
      ["jobs@example.com", "session.sign-out", "jobs-admin"],
    ]);
  });
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function whileBlocked(email: string, work: () => Promise<void>): Promise<void> {
  const yes = inject("settings").DATABASE_URL ? true : 1;
  await sql("update up_users set blocked = ? where email = ?", yes, email);
  try {
    await work();
  } finally {
    await sql("update up_users set blocked = ? where email = ?", inject("settings").DATABASE_URL ? false : 0, email);
  }
}
