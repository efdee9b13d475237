import { cmsSettings } from "@repo/process/settings";
import { expectAtMost } from "@repo/testing/effort";
import { createMailServer, type Trouble } from "@repo/testing/mail-server";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { TOO_COMMON } from "../src/accounts/passwords/refuse-common-passwords";
import { moment } from "./applications";
import { panel, ROLES, rest, site } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { colleague } from "./colleague";
import { sql } from "./database";
import { signInTo } from "./sign-in";

type Account = { documentId: string; id: number; email: string; username: string; confirmed: boolean };

const LINK = /#([\w-]{43})/;
const accounts = panel.collection<Account>("plugin::users-permissions.user");
let trouble: Trouble;
const server = createMailServer(() => trouble);
let visitor = 0;
let someone: Awaited<ReturnType<typeof member>>;
const made: string[] = [];

beforeAll(async () => {
  await server.listen(Number(inject("settings").SMTP_PORT));
  someone = await member();
});
afterAll(async () => {
  await server.close();
  for (const id of made) await accounts.remove(id);
});
beforeEach(() => sql("delete from rate_limits"));

const address = () => `${crypto.randomUUID()}@example.com`;
const password = () => `Aa1-${crypto.randomUUID()}`;
const post = (path: string, body: object, client = `10.8.0.${++visitor}`) =>
  rest(`/api/password-links${path}`, { method: "POST", body, headers: site(client) });
const ask = (email: string, client?: string) => post("", { email }, client);
/** Asks like {@link ask}. A mail from the panel wakes the outbox, which otherwise looks every 15 seconds. */
async function askAndSend(email: string): Promise<void> {
  expect((await ask(email)).status).toBe(202);
  expect((await mailLink(someone.documentId)).status).toBe(200);
  await expect.poll(() => sql("select id from mails where application = 'nobody'")).toEqual([]);
}
const read = (token: string) => post("/read", { token });
const use = (token: string, chosen: unknown = password()) => post("/use", { token, password: chosen });
const mailsTo = (email: string) =>
  server.received
    .filter(({ recipient }) => recipient === email)
    .map(({ content }) => content.replaceAll("=\r\n", "").replaceAll("=\n", ""));
const tokenIn = (mail = "") => LINK.exec(mail)?.[1] ?? "";
const stored = async (email: string) => (await sql("select * from up_users where email = ?", email))[0];
const changeIn = (id: string, fields: object) => panel.get<object>("PUT", `${accounts.address}/${id}`, fields);
const mailLink = (id: string, ask = panel.ask) => ask("POST", `/dashboard-accounts/${id}/password-link`);
async function audited(email: string) {
  const of = `account % ${email}%`;
  const entries = await sql("select actor, action, subject from audit_entries where subject like ? order by id", of);
  return entries.map(({ actor, action, subject }) => [actor, action, String(subject).replace(/^account \d+ /, "")]);
}

async function roleId(name: string): Promise<number> {
  const { roles } = await panel.get<{ roles: { id: number; name: string }[] }>("GET", "/users-permissions/roles");
  return roles.find((role) => role.name === name)?.id ?? 0;
}

const sent = async (role: string, fields: object) => ({ ...fields, role: { connect: [{ id: await roleId(role) }] } });

/** Creates an account with a password, which therefore gets no invitation. */
async function member(role = "Jobs admin") {
  const [email, known] = [address(), password()];
  const account = await panel.get<{ data?: Account } & Account>(
    "POST",
    accounts.address,
    await sent(role, { email, password: known }),
  );
  made.push((account.data ?? account).documentId);
  return { ...(account.data ?? account), email, password: known };
}

/** A link works once its mail is noted as sent, a moment after the server has taken it. */
async function mailedTo({ email, documentId }: { email: string; documentId: string }): Promise<void> {
  await expect.poll(() => mailsTo(email).length).toBe(1);
  await expect
    .poll(() => sql("select state from mails where application = ?", documentId))
    .toContainEqual({ state: "sent" });
}

async function invited(role = "Jobs admin", email = address()) {
  const account = await panel.get<{ data?: Account } & Account>("POST", accounts.address, await sent(role, { email }));
  const { documentId } = account.data ?? account;
  made.push(documentId);
  await mailedTo({ email, documentId });
  return { ...(account.data ?? account), email, token: tokenIn(mailsTo(email)[0]) };
}

async function forgotten(role?: string) {
  const owner = await member(role);
  await askAndSend(owner.email);
  await mailedTo(owner);
  return { ...owner, token: tokenIn(mailsTo(owner.email)[0]) };
}

const signIn = async (account: { email: string; password: string }, role: "jobs-admin" | "blog-admin" = "jobs-admin") =>
  (await signInTo(inject("settings"), role, account)).status;

describe("a forgotten password of the panel", () => {
  const askPanel = async (email: string, client = `10.7.0.${++visitor}`) => {
    const headers = { "x-forwarded-for": client };
    const asked = { who: "nobody", method: "POST", body: { email }, headers } as const;
    const answer = await rest("/admin/forgot-password", asked);
    return answer.ok ? answer.status : ((await answer.json()) as { error: { name: string } }).error.name;
  };
  async function askPanelAndSend(email: string): Promise<void> {
    expect(await askPanel(email)).toBe(204);
    expect((await mailLink(someone.documentId)).status).toBe(200);
    await expect.poll(() => sql("select id from mails where application = 'nobody'")).toEqual([]);
  }

  it("is set anew by one mail in ten minutes, whose link works once", async () => {
    const person = await colleague("Reviewer");
    for (const email of [person.email, person.email]) await askPanelAndSend(email);
    const mails = mailsTo(person.email).filter((mail) => mail.includes("Set a new password"));
    expect(mails).toHaveLength(1);
    const [, code] = /reset-password\?code(?:=3D|=)([\w-]{43})/.exec(mails[0] ?? "") ?? [];
    const reset = () => panel.ask("POST", "/admin/reset-password", { resetPasswordToken: code, password: password() });
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 400]);
    await person.leave();
  });

  it("is mailed to nobody without an account, and asked for only so often by one client", async () => {
    const stranger = address();
    await askPanelAndSend(stranger);
    expect(mailsTo(stranger)).toEqual([]);
    const asked = await Promise.all(Array.from({ length: 6 }, () => askPanel(address(), "10.7.9.1")));
    expect(asked.sort()).toEqual([204, 204, 204, 204, 204, "RateLimitError"]);
  });
});

describe("an invitation to the panel", () => {
  const person = { firstname: "New", lastname: "Colleague" };
  const ids: number[] = [];

  afterAll(async () => {
    for (const id of ids) await panel.ask("DELETE", `/admin/users/${id}`);
  });

  async function received(email: string, count = 1): Promise<string | undefined> {
    await expect.poll(() => mailsTo(email).length).toBe(count);
    return /register\?registrationToken(?:=3D|=)([\w-]+)/.exec(mailsTo(email)[count - 1] ?? "")?.[1];
  }
  async function invite(email = address()) {
    const { data: roles } = await panel.get<{ data: { id: number }[] }>("GET", "/admin/roles");
    const body = { ...person, email, roles: roles.slice(0, 1).map(({ id }) => id) };
    const { data } = await panel.get<{ data: { id: number; registrationToken: string } }>("POST", "/admin/users", body);
    ids.push(data.id);
    return { ...data, email };
  }
  async function register(registrationToken?: string): Promise<number> {
    const userInfo = { ...person, password: password() };
    return (await panel.ask("POST", "/admin/register", { registrationToken, userInfo })).status;
  }

  it("is mailed with its link, which lets in once", async () => {
    const { email } = await invite();
    const code = await received(email);
    expect(mailsTo(email)[0]).toContain("Your account for the panel");
    expect([await register(code), await register(code)]).toEqual([200, 400]);
  });

  it("is mailed anew when the address is invited again, until its account is in use", async () => {
    const { email } = await invite();
    const first = await received(email);
    await invite(email.toUpperCase());
    const second = await received(email, 2);
    expect([await register(first), await register(second)]).toEqual([400, 200]);
    await expect(invite(email)).rejects.toThrow("Email already taken");
  });

  it("goes to another address when that is changed, and the first link ends", async () => {
    const { id, email } = await invite();
    const first = await received(email);
    const other = address();
    await panel.get("PUT", `/admin/users/${id}`, { email: other });
    const second = await received(other);
    expect([await register(first), await register(second)]).toEqual([400, 200]);
  });

  it("waits for a mail server that is away, is good for seven days then, and isn't sent to who is in", async () => {
    trouble = "closes";
    const waiting = await invite();
    const early = await invite();
    const failed = () => sql("select attempts from mails where recipient = ? and last_error is not null", early.email);
    await expect.poll(failed).toEqual([{ attempts: 1 }]);
    expect(await register(early.registrationToken)).toBe(200);
    await sql("update admin_users set updated_at = ? where id = ?", moment(Date.now() - 8 * 86_400_000), waiting.id);
    trouble = undefined;
    await sql("update mails set next_attempt_at = ? where template = 'panel-invitation'", moment(Date.now()));
    await mailLink(someone.documentId);
    expect(await register(await received(waiting.email))).toBe(200);
    await expect.poll(() => sql("select id from mails where recipient = ?", early.email)).toEqual([]);
    expect(mailsTo(early.email)).toEqual([]);
  });
});

describe("a forgotten password", () => {
  it("is set anew by a link in a mail, once, which ends all sessions and is told by mail", async () => {
    const owner = await forgotten();
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await signInTo(inject("settings"), "jobs-admin", owner)).json()),
    );
    expect(await (await read(owner.token)).json()).toEqual({ email: owner.email });
    const chosen = password();
    const answer = await use(owner.token, chosen);
    expect(await answer.json()).toEqual({ role: "jobs-admin" });

    for (const session of [first, second] as { access: { token: string } }[]) {
      const headers = { authorization: `Bearer ${session.access.token}` };
      expect((await rest("/api/sessions/current", { headers })).status).toBe(401);
    }
    expect(await signIn(owner)).toBe(401);
    expect(await signIn({ ...owner, password: chosen })).toBe(200);
    for (const again of [await use(owner.token), await read(owner.token)]) expect(again.status).toBe(404);
    await expect.poll(() => mailsTo(owner.email).length).toBe(2);
    expect(mailsTo(owner.email)[1]).toContain("Your password has been set");
    const { STRAPI_ADMIN_EMAIL } = inject("settings");
    expect(await audited(owner.email)).toEqual([
      [STRAPI_ADMIN_EMAIL, "account.create", owner.email],
      [owner.email, "account.set-password", owner.email],
      [owner.email, "account.update", `${owner.email}: password`],
    ]);
  });

  it("is asked for with the same answer and the same work, whether the address is known", {
    tags: ["full"],
  }, async () => {
    const [{ email }, stranger] = [await member(), address()];
    const [unknown, known] = [await ask(stranger), await ask(email)];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await askAndSend(address());
    await expect.poll(() => mailsTo(email).length).toBe(1);
    expect(await sql("select id from mails where recipient = ?", stranger)).toEqual([]);
    expect(mailsTo(stranger)).toEqual([]);
    for (const wrong of ["", "nobody", "a@example.com, b@example.com"]) expect((await ask(wrong)).status).toBe(422);

    const asking = (asked: string) => async () => {
      await sql("delete from rate_limits");
      await (await ask(asked)).arrayBuffer();
    };
    await expectAtMost(1.4, "a known address, and an unknown one", asking(email), asking(stranger), cmsProcessor);
    await expectAtMost(1.4, "an unknown address, and a known one", asking(stranger), asking(email), cmsProcessor);
    await sql("delete from mails where application = 'nobody'");
  });

  it("gets one mail in ten minutes, in any case of letters, to the stored address", async () => {
    const owner = await forgotten();
    await askAndSend(owner.email.toUpperCase());
    expect(mailsTo(owner.email)).toHaveLength(1);
    expect((await read(owner.token)).status).toBe(200);
  });

  it("is asked for only so often by one client, whose wrong links soon have to wait too", async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(address(), "10.8.9.1")));
    expect(asked.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429]);
    const wrong = await Promise.all(
      Array.from({ length: 61 }, () => post("/read", { token: "A".repeat(43) }, "10.8.9.2")),
    );
    expect(wrong.map(({ status }) => status).sort()).toEqual([...Array(60).fill(404), 429]);
  });

  it("gets the link of the account's own dashboard, wherever it is asked for", async () => {
    const owner = await forgotten("Blog admin");
    const { siteUrl } = cmsSettings(inject("settings"));
    expect(mailsTo(owner.email).at(-1)).toContain(`${siteUrl}/blog/admin/login/new-password#${owner.token}`);
    const chosen = password();
    expect(await (await use(owner.token, chosen)).json()).toEqual({ role: "blog-admin" });
    expect(await signIn({ ...owner, password: chosen }, "blog-admin")).toBe(200);
    expect(await signIn({ ...owner, password: chosen })).toBe(401);
  });

  it("has a link that two who use it at once can't share", { tags: ["once"] }, async () => {
    const owner = await forgotten();
    const answers = await Promise.all([use(owner.token), use(owner.token), use(owner.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await audited(owner.email)).filter(([, action]) => action === "account.set-password")).toHaveLength(1);
  });

  it("has a link for half an hour, and an invitation one for seven days", { tags: ["full"] }, async () => {
    for (const [{ email, token }, minutes] of [
      [await forgotten(), 30],
      [await invited(), 7 * 24 * 60],
    ] as const) {
      const ends = (await stored(email))?.password_link_ends_at as string | number;
      const left = new Date(ends).getTime() - Date.now();
      expect(left).toBeLessThanOrEqual(minutes * 60_000);
      expect(left).toBeGreaterThan((minutes - 15) * 60_000);
      await sql("update up_users set password_link_ends_at = ? where email = ?", moment(Date.now() - 1_000), email);
      for (const answer of [await read(token), await use(token)]) expect(answer.status).toBe(404);
    }
  });

  it.each([
    ["too short", "seven 7", "Password must have at least 8 characters."],
    ["too long", "ä".repeat(37), "Password must have at most 72 bytes."],
    ["common", "Fablewright", TOO_COMMON],
    ["missing", null, "Password is required."],
  ])("is not replaced by one that is %s, and the link stays", async (_, chosen, message) => {
    const { token } = await invited();
    const refused = await use(token, chosen);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: { fields: { password: message } } });
    expect((await use(token)).status).toBe(200);
  });

  it("has a link whose digest alone is stored, and that is of use to the site alone", async () => {
    const { email, documentId, token } = await forgotten();
    expect(await stored(email)).toMatchObject({ password_link_digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (const table of ["up_users", "mails", "audit_entries", "rate_limits"]) {
      expect(JSON.stringify(await sql(`select * from ${table}`)), table).not.toContain(token);
    }
    const digest = String((await stored(email))?.password_link_digest);
    expect((await read(digest)).status).toBe(404);
    expect((await read(digest.slice(0, 43))).status).toBe(404);
    expect(await (await panel.ask("GET", `${accounts.address}/${documentId}`)).text()).not.toContain(digest);
    for (const who of ROLES.filter((role) => role !== "the site")) {
      const answer = await rest("/api/password-links/read", { who, method: "POST", body: { token } });
      expect([401, 403], who).toContain(answer.status);
    }
    const ofPlugin = ["forgot-password", "reset-password"];
    for (const path of ofPlugin) {
      const body = { email, code: digest, password: "x", passwordConfirmation: "x" };
      expect([401, 403]).toContain((await rest(`/api/auth/${path}`, { method: "POST", body })).status);
    }
  });

  it.each([
    ["another address", () => ({ email: address() })],
    ["another role", () => sent("Blog admin", {})],
    ["another password", () => ({ password: password() })],
    ["a block", () => ({ blocked: true })],
  ])("has a link that ends with %s in the panel", async (_, changes) => {
    const { documentId, token } = await forgotten();
    await changeIn(documentId, await changes());
    await changeIn(documentId, { blocked: false });
    expect((await use(token)).status).toBe(404);
  });

  it("has a link that leads to no copy of the account", async () => {
    const { documentId, email, token } = await forgotten();
    const copied = await panel.ask("POST", `${accounts.address}/clone/${documentId}`, { username: address() });
    expect(copied.status).toBe(200);
    const digests = await sql("select password_link_digest from up_users where email = ? order by id", email);
    expect(digests).toEqual([{ password_link_digest: expect.any(String) }, { password_link_digest: null }]);
    await sql("delete from up_users where email = ? and password_link_digest is null", email);
    expect((await read(token)).status).toBe(200);
  });

  it("has a link that outlives other changes in the panel, and not its account", async () => {
    const { documentId, token } = await forgotten();
    await changeIn(documentId, { username: `name ${crypto.randomUUID()}` });
    expect((await read(token)).status).toBe(200);
    expect((await accounts.remove(documentId)).ok).toBe(true);
    expect((await use(token)).status).toBe(404);
  });

  it("gets no mail for an account that is blocked, or of neither dashboard", async () => {
    const blocked = await member();
    await changeIn(blocked.documentId, { blocked: true });
    const other = await member("Authenticated");
    for (const { email } of [blocked, other]) await askAndSend(email);
    for (const { email } of [blocked, other]) expect(mailsTo(email)).toEqual([]);
    for (const { documentId } of [blocked, other]) expect((await mailLink(documentId)).status).toBe(404);
  });
});

describe("an invitation", () => {
  it("goes to whoever is added in the panel by address and role alone, and lets them in", async () => {
    const account = await invited("Blog admin");
    expect(account).toMatchObject({ username: account.email, confirmed: true });
    expect(await stored(account.email)).toMatchObject({ password: null });
    expect(mailsTo(account.email)[0]).toContain("Your account for the Blog dashboard");
    const chosen = password();
    expect((await use(account.token, chosen)).status).toBe(200);
    expect(await signIn({ email: account.email, password: chosen }, "blog-admin")).toBe(200);
    const { STRAPI_ADMIN_EMAIL } = inject("settings");
    expect(await audited(account.email)).toEqual([
      [STRAPI_ADMIN_EMAIL, "account.create", account.email],
      [STRAPI_ADMIN_EMAIL, "account.invite", account.email],
      [account.email, "account.set-password", account.email],
      [account.email, "account.update", `${account.email}: password`],
    ]);
  });

  it("is sent again by an administrator alone, and replaces the first", { tags: ["full"] }, async () => {
    const { documentId, email, token } = await invited();
    for (const role of ["Recruiter", "Content editor"]) {
      const { ask, leave } = await colleague(role);
      expect((await mailLink(documentId, ask)).status).toBe(403);
      await leave();
    }
    expect((await mailLink(crypto.randomUUID())).status).toBe(404);
    expect(await (await mailLink(documentId)).json()).toEqual({ email });
    await expect.poll(() => mailsTo(email).length).toBe(2);
    expect((await read(token)).status).toBe(404);
    expect((await read(tokenIn(mailsTo(email)[1]))).status).toBe(200);
  });

  it("that has expired is asked for again at the sign-in by its owner", async () => {
    const { documentId, email } = await invited();
    await sql("update mails set created_at = ? where application = ?", moment(Date.now() - 601_000), documentId);
    await askAndSend(email);
    await expect.poll(() => mailsTo(email).length).toBe(2);
    expect(mailsTo(email)[1]).toContain("for seven days");
    expect((await use(tokenIn(mailsTo(email)[1]))).status).toBe(200);
  });

  it("is refused with its account for a role without a dashboard", async () => {
    const email = address();
    const refused = await panel.ask("POST", accounts.address, await sent("Authenticated", { email }));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("needs one of the two dashboards");
    expect(await stored(email)).toBeUndefined();
  });
});

it("a mail that is sent again has the same link, because a mailbox may keep only the first", async () => {
  const { email, documentId, token } = await invited();
  await sql(
    "update mails set state = 'sending', recipient = ?, next_attempt_at = ? where application = ?",
    email,
    moment(Date.now()),
    documentId,
  );
  await mailLink(someone.documentId);
  await expect.poll(() => mailsTo(email).length).toBe(2);
  expect(tokenIn(mailsTo(email)[1])).toBe(token);
  await expect
    .poll(() => sql("select state from mails where application = ?", documentId))
    .toEqual([{ state: "sent" }]);
  expect((await use(token)).status).toBe(200);
});

it("a link waits while the mail server is away", async () => {
  const { email, documentId } = await member();
  trouble = "closes";
  await mailLink(documentId);
  await expect
    .poll(() => sql("select state, attempts from mails where application = ?", documentId))
    .toEqual([{ state: "pending", attempts: 1 }]);
  expect(await stored(email)).toMatchObject({ password_link_digest: null });
  trouble = undefined;
  await sql("update mails set next_attempt_at = ? where application = ?", moment(Date.now()), documentId);
  await mailLink(someone.documentId);
  await mailedTo({ email, documentId });
  expect((await use(tokenIn(mailsTo(email)[0]))).status).toBe(200);
  expect((await audited(email))[1]).toEqual([inject("settings").STRAPI_ADMIN_EMAIL, "account.mail-link", email]);
});
