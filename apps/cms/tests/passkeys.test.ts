import { randomUUID } from "node:crypto";
import type { AccountDetail, Ceremony } from "@repo/contract/http/account";
import type { SignedIn } from "@repo/contract/http/session";
import { tampered } from "@repo/testing/tampered";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import jwt from "jsonwebtoken";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Changes, createAuthenticator } from "./authenticator";
import { graphql, panel } from "./cms";
import { ownAccount } from "./dashboard-account";
import { sql } from "./database";
import { signInTo } from "./sign-in";

const REFUSED = { error: { code: "INVALID_CREDENTIALS", message: "The e-mail address or the password is wrong." } };

let own: Awaited<ReturnType<typeof ownAccount>>;
let other: typeof own;
beforeEach(async () => {
  [own, other] = [await ownAccount(), await ownAccount()];
});
afterEach(async () => {
  await Promise.all([own.leave(), other.leave()]);
  await sql("delete from rate_limits");
});

const actions = async (email: string) =>
  (await sql("select action from audit_entries where actor = ? order by id", email)).map(({ action }) => action);
const notices = async (email: string) =>
  (await sql("select subject from mails where template = 'account-notice' and recipient = ? order by id", email)).map(
    ({ subject }) => subject,
  );

/** Changes a ticket as nobody without the secret could. */
const reissued = (ticket: string, changes: object) =>
  jwt.sign({ ...(jwt.decode(ticket) as object), ...changes }, inject("settings").JWT_SECRET ?? "");

describe("a passkey", () => {
  it("is asked for after the password once it is added, and signs in alone", async () => {
    const first = await own.token();
    const authenticator = await own.addPasskey(first);
    const { passkeys } = await own.show(first);
    expect(passkeys).toMatchObject([{ name: "My laptop", lastUsedAt: null, isSynced: false }]);

    const asked = await own.withPassword();
    expect(asked.status).toBe(200);
    const { passkey, ...others } = (await asked.json()) as { passkey: Ceremony };
    expect(others).toEqual({});
    expect(JSON.stringify(passkey)).not.toContain(own.email);
    const second = await own.answer(passkey, authenticator.get(passkey));
    expect(second.status).toBe(200);
    const { user, access } = (await second.json()) as SignedIn;
    expect(user).toEqual({ email: own.email, role: "jobs-admin" });
    expect((await own.current(access.token)).status).toBe(200);

    const any = await own.anyAsked();
    expect(any.options).not.toHaveProperty("allowCredentials");
    expect((await own.answer(any, authenticator.get(any))).status).toBe(200);
    expect((await own.show(first)).passkeys[0]?.lastUsedAt).not.toBeNull();
    expect(await actions(own.email)).toEqual(["session.sign-in", "passkey.add", "session.sign-in", "session.sign-in"]);
    expect(await notices(own.email)).toEqual(["A passkey was added to your account"]);
  });

  it("is removed with the current password, which then signs in alone", async () => {
    const token = await own.token();
    const authenticator = await own.addPasskey(token);
    const [passkey] = (await own.show(token)).passkeys;
    const wrong = await own.remove(passkey?.id, token, "not-the-password");
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ error: { fields: { password: "This is not your current password." } } });
    const removed = await own.remove(passkey?.id, token);
    expect(((await removed.json()) as AccountDetail).passkeys).toEqual([]);
    expect((await own.signIn()).user.email).toBe(own.email);
    const any = await own.anyAsked();
    const unknown = await own.answer(any, authenticator.get(any));
    expect(unknown.status).toBe(401);
    expect(await unknown.json()).toMatchObject({ error: { code: "PASSKEY_UNKNOWN" } });
    expect(await notices(own.email)).toContain("A passkey was removed from your account");
  });

  it("gets another name from its owner alone, which is audited", async () => {
    const token = await own.token();
    await own.addPasskey(token);
    const [passkey] = (await own.show(token)).passkeys;
    const renamed = await own.rename(passkey?.id, " Blue key ", token);
    expect(((await renamed.json()) as AccountDetail).passkeys).toEqual([{ ...passkey, name: "Blue key" }]);
    expect((await own.rename(passkey?.id, " ", token)).status).toBe(422);
    expect((await other.rename(passkey?.id, "Theirs", await other.token())).status).toBe(404);
    expect(await actions(own.email)).toContain("passkey.rename");
  });

  it("is named to its owner's browser, which may forget all others", async () => {
    const token = await own.token();
    await own.addPasskey(token);
    const asked = await own.newAsked(token);
    const { rp, user, excludeCredentials } = asked.options as PublicKeyCredentialCreationOptionsJSON;
    const ids = excludeCredentials?.map(({ id }) => id);
    expect((await own.show(token)).accepted).toEqual({ rpId: rp.id, userId: user.id, allAcceptedCredentialIds: ids });
  });

  it("of another account is neither seen nor removed", async () => {
    await other.withPasskey();
    const [stored] = await sql("select document_id from passkeys order by id desc limit 1");
    const token = await own.token();
    expect((await own.show(token)).passkeys).toEqual([]);
    expect((await own.remove(String(stored?.document_id), token)).status).toBe(404);
  });

  it("is made by its owner alone, and read through no API of content", async () => {
    await own.withPasskey();
    const made = await panel.ask("POST", "/content-manager/collection-types/api::passkey.passkey", { name: "Planted" });
    expect(made.status).toBe(403);
    const token = await other.token();
    expect((await own.ask("/passkeys", { method: "GET", token })).status).toBe(404);
    const { errors } = await graphql("{ passkeys { publicKey } }");
    expect(errors?.[0]?.message).toMatch(/passkeys/);
  });

  it("is kept by an authenticator that doesn't count, and may be one of several", { tags: ["full"] }, async () => {
    const token = await own.token();
    const all = [await own.addPasskey(token), await own.addPasskey(token, { counts: true })];
    for (const authenticator of [...all, ...all]) {
      const asked = await own.asked();
      expect((await own.answer(asked, authenticator.get(asked))).status).toBe(200);
    }
  });

  it("goes with its account", async () => {
    await own.withPasskey();
    const before = await sql("select id from passkeys");
    await own.leave();
    expect(await sql("select id from passkeys")).toHaveLength(before.length - 1);
  });

  it("tells nobody that there is one, before the password is right", async () => {
    await own.withPasskey();
    const answers = [own, other, { ...own, email: `${randomUUID()}@example.com` }].map(({ email }) =>
      signInTo(inject("settings"), "jobs-admin", { email, password: "not-the-password" }),
    );
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual(REFUSED);
    }
  });
});

describe("a new passkey is refused", () => {
  it.each<[string, Changes]>([
    ["made at another origin", { origin: "http://localhost:3001" }],
    ["made for another host", { rpId: "example.com" }],
    ["made without its person's finger or code", { isVerified: false }],
    ["made for another challenge", { challenge: Buffer.from(randomUUID()).toString("base64url") }],
    ["that is no new passkey", { type: "webauthn.get" }],
    ["with a certificate of its device", { attestation: "fido-u2f" }],
  ])("%s", async (_, changes) => {
    const token = await own.token();
    const asked = await own.newAsked(token);
    expect((await own.add(asked, createAuthenticator().create(asked, changes), token)).status).toBe(400);
    expect((await own.show(token)).passkeys).toEqual([]);
  });

  it("a second time, by the same ticket", async () => {
    const token = await own.token();
    const asked = await own.newAsked(token);
    expect((await own.add(asked, createAuthenticator().create(asked), token)).status).toBe(200);
    expect((await own.add(asked, createAuthenticator().create(asked), token)).status).toBe(400);
  });

  it("that another account has already", async () => {
    const theirs = await other.withPasskey();
    const token = await own.token();
    const asked = await own.newAsked(token);
    expect((await own.add(asked, theirs.create(asked), token)).status).toBe(400);
  });

  it.each<[string, (own: { asked: Ceremony; others: Ceremony; token: string }) => string]>([
    ["another account's", ({ others }) => others.ticket],
    ["a forged", ({ asked }) => tampered(asked.ticket)],
    ["an unsigned", ({ asked }) => jwt.sign(jwt.decode(asked.ticket) as object, null as never, { algorithm: "none" })],
    ["an expired", ({ asked }) => reissued(asked.ticket, { exp: Math.floor(Date.now() / 1000) - 1 })],
    ["a sign-in's", ({ asked }) => reissued(asked.ticket, { aud: "passkey-sign-in" })],
    ["a session's token for a", ({ token }) => token],
  ])("with %s ticket", async (_, ticketFrom) => {
    const token = await own.token();
    const asked = await own.newAsked(token);
    const others = await other.newAsked(await other.token());
    const ticket = ticketFrom({ asked, others, token });
    const { challenge } = (ticket === others.ticket ? others : asked).options as { challenge: string };
    expect((await own.add({ ticket }, createAuthenticator().create(asked, { challenge }), token)).status).toBe(400);
  });

  it("without the current password", async () => {
    const token = await own.token();
    expect(await own.newAsked(token, "not-the-password")).toMatchObject({ error: { code: "VALIDATION_FAILED" } });
  });

  it.each([{ name: "" }, { name: "x".repeat(61) }, { ticket: 7 }, { response: "x" }, { response: { id: "" } }])(
    "as %j",
    async (changes) => {
      const token = await own.token();
      const body = { ticket: "x", name: "Key", response: { id: "x" }, ...changes };
      expect((await own.ask("/dashboard/account/passkeys", { body, token })).status).toBe(422);
    },
  );
});

describe("a sign-in is refused to an answer", () => {
  it.each<[string, Changes]>([
    ["from another origin", { origin: "https://localhost.example.com" }],
    ["for another host", { rpId: "example.com" }],
    ["without its person's finger or code", { isVerified: false }],
    ["to another challenge", { challenge: Buffer.from(randomUUID()).toString("base64url") }],
    ["that makes a passkey", { type: "webauthn.create" }],
    ["that isn't signed", { signature: "" }],
    ["with a signature of something else", { signature: Buffer.from("signature").toString("base64url") }],
  ])("%s", async (_, changes) => {
    const authenticator = await own.withPasskey();
    for (const asked of [await own.asked(), await own.anyAsked()]) {
      const answer = await own.answer(asked, authenticator.get(asked, changes));
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual(REFUSED);
      // A ticket is good for one answer, even if that is wrong.
      expect((await own.answer(asked, authenticator.get(asked))).status).toBe(401);
    }
    expect(await actions(own.email)).toContain("session.sign-in-failed");
  });

  it("that is sent again, also at the same moment", { tags: ["once"] }, async () => {
    const authenticator = await own.withPasskey();
    const asked = await own.asked();
    const answer = authenticator.get(asked);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await own.answer(asked, answer)).status));
    expect(statuses.sort()).toEqual([200, 401, 401]);
    expect((await own.answer(asked, answer)).status).toBe(401);
  });

  it("of another account's passkey", async () => {
    const [authenticator, theirs] = [await own.withPasskey(), await other.withPasskey()];
    const asked = await own.asked();
    expect((await own.answer(asked, theirs.get(asked))).status).toBe(401);
    const any = await own.anyAsked();
    const [otherHandle] = [theirs.get(any).response as { userHandle?: string }];
    expect((await own.answer(any, authenticator.get(any, otherHandle as Changes))).status).toBe(401);
    const again = await own.anyAsked();
    expect((await own.answer(again, authenticator.get(again, { userHandle: null }))).status).toBe(401);
  });

  it.each<[string, (ticket: string) => string]>([
    ["a forged", tampered],
    ["an expired", (ticket) => reissued(ticket, { exp: Math.floor(Date.now() / 1000) - 1 })],
    ["a new passkey's", (ticket) => reissued(ticket, { aud: "passkey-creation" })],
  ])("with %s ticket", async (_, change) => {
    const authenticator = await own.withPasskey();
    const asked = await own.asked();
    expect((await own.answer({ ticket: change(asked.ticket) }, authenticator.get(asked))).status).toBe(401);
  });

  it("at the other dashboard, and of a blocked account", async () => {
    const authenticator = await own.withPasskey();
    const asked = await own.asked();
    expect((await own.answer(asked, authenticator.get(asked), "blog-admin")).status).toBe(401);
    const next = await own.asked();
    const accounts = "/content-manager/collection-types/plugin::users-permissions.user";
    await panel.get("PUT", `${accounts}/${own.id}`, { blocked: true });
    expect((await own.answer(next, authenticator.get(next))).status).toBe(401);
  });

  it("to a question that is older than the password", async () => {
    const token = await own.token();
    const authenticator = await own.addPasskey(token);
    const asked = await own.asked();
    const body = { password: own.password, newPassword: `Aa1-${randomUUID()}` };
    expect((await own.ask("/dashboard/account/password", { body, token })).status).toBe(200);
    expect((await own.answer(asked, authenticator.get(asked))).status).toBe(401);
  });

  it("whose counter fell behind, which is audited as a copy", async () => {
    const authenticator = await own.withPasskey({ counts: true });
    const [first, second, third] = [await own.asked(), await own.asked(), await own.asked()];
    expect((await own.answer(first, authenticator.get(first, { counter: 9 }))).status).toBe(200);
    for (const counter of [9, 3, 0]) {
      const asked = await own.asked();
      expect((await own.answer(asked, authenticator.get(asked, { counter }))).status).toBe(401);
    }
    expect((await actions(own.email)).filter((action) => action === "passkey.copied")).toHaveLength(3);
    expect((await own.answer(second, authenticator.get(second, { counter: 3, signature: "" }))).status).toBe(401);
    expect((await own.answer(third, authenticator.get(third, { counter: 10 }))).status).toBe(200);
  });

  it("once a client has given as many wrong ones as wrong passwords are allowed", async () => {
    const client = randomUUID();
    const limit = Number(inject("settings").RATE_LIMIT_LOGIN);
    const wrong = () =>
      own.ask("/sessions/passkey", {
        body: { ticket: "x", response: { id: randomUUID() }, role: "jobs-admin" },
        client,
      });
    for (let tries = 0; tries < limit; tries += 1) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });
});
