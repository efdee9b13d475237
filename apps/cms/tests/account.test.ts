import { randomUUID } from "node:crypto";
import type { AccountDetail, AccountReset } from "@repo/contract/http/account";
import type { SignedIn } from "@repo/contract/http/session";
import { CONTENT, isOpen, requestOf } from "@repo/testing/access";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { panel } from "./cms";
import { colleague } from "./colleague";
import { accountAt, askAt, ownAccount } from "./dashboard-account";
import { sql } from "./database";
import { startSecondCms } from "./second-cms";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

let own: Awaited<ReturnType<typeof ownAccount>>;
beforeEach(async () => {
  own = await ownAccount("blog-admin");
});
afterEach(async () => {
  await own.leave();
  await sql("delete from rate_limits");
});

const status = async (token: string) => (await own.current(token)).status;
const notices = async () =>
  (await sql("select subject from mails where template = 'account-notice' and recipient = ?", own.email)).map(
    ({ subject }) => subject,
  );

describe("the sessions of an account", () => {
  it("are listed with their browsers, and ended one by one or all but one's own", async () => {
    const laptop = await own.signIn(FIREFOX);
    const phone = await own.signIn(SAFARI);
    const unknown = await own.signIn("curl/8");
    const { sessions } = await own.show(laptop.access.token);
    expect(sessions.map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
      ["Another browser", false],
      ["Safari on iPhone", false],
      ["Firefox on Windows", true],
    ]);
    for (const { since, usedAt } of sessions) expect(Date.parse(usedAt)).toBeGreaterThanOrEqual(Date.parse(since) - 1);

    const end = async (...ended: typeof sessions) => {
      const body = { ids: ended.map(({ id }) => id) };
      const answer = await own.ask("/dashboard/account/sessions/end", { body, token: laptop.access.token });
      return ((await answer.json()) as AccountDetail).sessions;
    };
    const left = await end(...sessions.filter(({ browser }) => browser === "Safari on iPhone"));
    expect(left).toHaveLength(2);
    expect(await status(phone.access.token)).toBe(401);
    expect(await end(...left.filter(({ isCurrent }) => !isCurrent))).toHaveLength(1);
    expect([await status(unknown.access.token), await status(laptop.access.token)]).toEqual([401, 200]);
  });

  it("keep their beginning when they are renewed", async () => {
    const first = await own.signIn(FIREFOX);
    const [before] = (await own.show(first.access.token)).sessions;
    const body = { refreshToken: first.refresh.token };
    const next = (await (await own.ask("/sessions/refresh", { body })).json()) as SignedIn;
    const { sessions } = await own.show(next.access.token);
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ id: before?.id, since: before?.since, browser: "Firefox on Windows" });
  });

  it("of another account stay", async () => {
    const other = await ownAccount("blog-admin");
    const theirs = await other.token();
    const [session] = (await other.show(theirs)).sessions;
    const token = await own.token();
    const body = { ids: [session?.id] };
    expect((await own.ask("/dashboard/account/sessions/end", { body, token })).status).toBe(200);
    expect((await other.current(theirs)).status).toBe(200);
    await other.leave();
  });
});

describe("the password of an account", () => {
  const change = (token: string, body: object) => own.ask("/dashboard/account/password", { body, token });

  it("is changed by its owner, which ends all other sessions", async () => {
    const [mine, theirs] = [await own.signIn(), await own.token()];
    const newPassword = `Aa1-${randomUUID()}`;
    expect((await change(mine.access.token, { password: own.password, newPassword })).status).toBe(200);
    expect([await status(mine.access.token), await status(theirs)]).toEqual([200, 401]);
    const refreshed = await own.ask("/sessions/refresh", { body: { refreshToken: mine.refresh.token } });
    expect(refreshed.status).toBe(200);
    expect((await own.withPassword()).status).toBe(401);
    expect((await accountAt(inject("settings"), { ...own, password: newPassword }).withPassword()).status).toBe(200);
    expect(await notices()).toEqual(["Your password was changed"]);
    const entries = await sql(
      "select subject from audit_entries where actor = ? and action = ?",
      own.email,
      "account.update",
    );
    expect(entries).toMatchObject([{ subject: expect.stringContaining(": password") }]);
  });

  it.each([
    ["password", { password: "not-the-password" }],
    ["newPassword", { newPassword: "seven 7" }],
    ["newPassword", { newPassword: "password1" }],
  ])("is not changed if %s is wrong in %j", async (field, wrong) => {
    const token = await own.token();
    const answer = await change(token, { password: own.password, newPassword: `Aa1-${randomUUID()}`, ...wrong });
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { fields: object } };
    expect(Object.keys(error.fields)).toEqual([field]);
    expect((await own.withPassword()).status).toBe(200);
  });

  it("is guessed no faster than at a sign-in", async () => {
    const [token, client] = [await own.token(), randomUUID()];
    const guess = async () => {
      const body = { password: "not-the-password" };
      return (await own.ask("/dashboard/account/passkeys/options", { body, token, client })).status;
    };
    for (let tries = 0; tries < Number(inject("settings").RATE_LIMIT_LOGIN); tries += 1)
      expect(await guess()).toBe(422);
    expect(await guess()).toBe(429);
    expect((await own.withPassword(client)).status).toBe(429);
  });
});

describe("a reset", () => {
  const entries = () =>
    sql("select actor from audit_entries where action = 'account.reset' and subject like ?", `%${own.email}`);

  it("by an administrator in the panel removes the passkeys and ends the sessions, and nobody else may", async () => {
    await own.withPasskey();
    const path = `/dashboard-accounts/${own.id}/reset`;
    const editor = await colleague("Content editor");
    expect((await editor.ask("POST", path)).status).toBe(403);
    await editor.leave();
    expect((await panel.get<AccountReset>("POST", path)).passkeys).toBe(1);
    expect((await own.signIn()).user.email).toBe(own.email);
    expect(await entries()).toEqual([{ actor: inject("settings").STRAPI_ADMIN_EMAIL }]);
  });
});

describe("where passkeys are required", { tags: ["full"] }, () => {
  it("an account does nothing but add one, until it has", async () => {
    const jobs = await ownAccount("jobs-admin");
    const kept = await ownAccount("jobs-admin");
    const authenticator = await kept.withPasskey();
    await startSecondCms(
      async (settings) => {
        for (const account of [own, jobs]) {
          const there = accountAt(settings, account);
          const { user, access, refresh } = await there.signIn();
          const restricted = { email: account.email, role: account.role, mustAddPasskey: true };
          expect(user).toEqual(restricted);
          expect(await (await there.current(access.token)).json()).toEqual(restricted);

          const open: string[] = [];
          for (const [route, allowed] of Object.entries(CONTENT)) {
            if (!isOpen(allowed, account.role) || isOpen(allowed, "everybody by the site")) continue;
            const { method, path } = requestOf(route, randomUUID());
            const body = method === "GET" || method === "DELETE" ? undefined : {};
            const answer = await there.ask(path.slice("/api".length), { method, body, token: access.token });
            if (answer.status !== 403) open.push(`${answer.status} ${route}`);
          }
          expect(open).toEqual([
            "422 POST /api/dashboard/account/passkeys",
            "422 POST /api/dashboard/account/passkeys/options",
            "200 GET /api/sessions/current",
          ]);
          const graphql = await fetch(`${settings.CMS_URL}/graphql`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${access.token}`,
              "x-site-token": settings.SITE_TOKEN ?? "",
            },
            body: JSON.stringify({ query: "{ jobs { title } }" }),
          });
          expect(await graphql.text()).not.toContain('"title"');

          await there.addPasskey(access.token);
          const [added] = (await there.show(access.token)).passkeys;
          const last = await there.remove(added?.id, access.token);
          expect(last.status).toBe(409);
          await there.addPasskey(access.token);
          const { passkeys } = await there.show(access.token);
          const atOnce = passkeys.map(async ({ id }) => (await there.remove(id, access.token)).status);
          expect((await Promise.all(atOnce)).sort()).toEqual([200, 409]);
          const next = await there.ask("/sessions/refresh", { body: { refreshToken: refresh.token } });
          expect(((await next.json()) as SignedIn).user).toEqual({ email: account.email, role: account.role });
        }

        const there = accountAt(settings, kept);
        const asked = await there.asked();
        const signedIn = (await (await there.answer(asked, authenticator.get(asked))).json()) as SignedIn;
        expect(signedIn.user).toEqual({ email: kept.email, role: "jobs-admin" });
        expect((await there.show(signedIn.access.token)).passkeys).toHaveLength(1);
      },
      { SECOND_FACTOR: "required" },
    );
    await Promise.all([jobs.leave(), kept.leave()]);
  });

  it("a session by a password alone ends once its account has one", async () => {
    await startSecondCms(
      async (settings) => {
        const there = accountAt(settings, own);
        const [first, second] = [await there.signIn(), await there.signIn()];
        await there.addPasskey(first.access.token);
        expect((await there.current(first.access.token)).status).toBe(200);
        expect((await there.current(second.access.token)).status).toBe(401);
        expect(
          (await askAt(settings)("/sessions/refresh", { body: { refreshToken: second.refresh.token } })).status,
        ).toBe(401);
      },
      { SECOND_FACTOR: "required" },
    );
  });
});
