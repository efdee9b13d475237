import { randomUUID } from "node:crypto";
import { expectAtMost } from "@repo/testing/effort";
import { createPanel } from "@repo/testing/panel";
import { afterEach, describe, expect, inject, it } from "vitest";
import { rest } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { colleague } from "./colleague";
import { sql } from "./database";
import { signInTo, TEN_ROUNDS } from "./sign-in";

const settings = inject("settings");
const known = settings.STRAPI_ADMIN_EMAIL ?? "";
const unknown = "nobody@example.com";
const limit = Number(settings.RATE_LIMIT_LOGIN);
let visitor = 0;

afterEach(() => sql("delete from rate_limits"));

const newClient = () => `203.0.113.${100 + visitor++}`;
const post = (path: string, body: object, client = newClient()) =>
  rest(path, { who: "nobody", method: "POST", body, headers: { "x-forwarded-for": client } });
const guess = async (email: string, client?: string, path = "/admin/login") =>
  (await post(path, { email, password: "Wrong-1-wrong" }, client)).status;
const madeUp = () => `${randomUUID()}@example.com`;
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

describe("who signs in to the panel", () => {
  it("compares no more made-up addresses than a client may fail in a minute, which grow no table", async () => {
    const client = newClient();
    const statuses = await times(2 * limit, () => guess(madeUp(), client));
    expect(statuses.sort()).toEqual([...Array(limit).fill(400), ...Array(limit).fill(429)]);
    const refused = await post("/admin/login", { email: known, password: settings.STRAPI_ADMIN_PASSWORD }, client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      error: { name: "RateLimitError", message: expect.stringContaining("Too many requests.") },
    });
    const keys = (await sql("select key from rate_limits where key like ?", "sign-in-failure%")).map(({ key }) => key);
    for (const key of keys) expect(key).toMatch(/^sign-in-failure:\d{1,4}$/);
  });

  it("fails an account only so often from anywhere, whether there is such an account or not", async () => {
    for (const email of [known, madeUp()]) {
      expect(await times(limit, () => guess(email))).toEqual(Array(limit).fill(400));
      expect(await guess(email.toUpperCase())).toBe(429);
    }
  });

  it("is counted with who signs in to the dashboards", async () => {
    const [client, email, wrong] = [newClient(), madeUp(), { password: "not-the-password" }];
    await times(limit, () => signInTo(settings, "jobs-admin", wrong, client));
    expect(await guess(madeUp(), client)).toBe(429);
    await sql("delete from rate_limits");
    await times(limit, () => guess(email));
    expect((await signInTo(settings, "blog-admin", { email, ...wrong })).status).toBe(429);
  });

  it("is counted by the client behind a trusted proxy, whatever that client has written", async () => {
    const behind = (index: number) => guess(madeUp(), `198.51.100.${index}, 203.0.113.7`);
    expect(await times(limit, behind)).toEqual(Array(limit).fill(400));
    expect(await behind(limit)).toBe(429);
    expect(await guess(madeUp(), "203.0.113.8")).toBe(400);
  });

  it("is counted however the address is written", async () => {
    const client = newClient();
    const paths = ["/Admin/login", "/admin/login/", "/ADMIN/LOGIN", "/admin/Login/", "/admin/login"];
    await times(limit, (index) => guess(madeUp(), client, paths[index % paths.length]));
    expect(await guess(madeUp(), client, "/aDmin/login")).toBe(429);
  });

  it("may do so as often as they like", async () => {
    const right = { email: known, password: settings.STRAPI_ADMIN_PASSWORD };
    const client = newClient();
    for (let count = 0; count < limit + 2; count += 1)
      expect((await post("/admin/login", right, client)).status).toBe(200);
  });

  it("costs as much with an unknown address as with a known one", { tags: ["full"] }, async () => {
    const wrongly = (email: string) => async () => {
      await sql("delete from rate_limits");
      await guess(email);
    };
    const accounts = await sql("select id, password from admin_users");
    await sql("update admin_users set password = ?", TEN_ROUNDS);
    try {
      await expectAtMost(2, "a known address, and an unknown one", wrongly(known), wrongly(unknown), cmsProcessor);
      await expectAtMost(2, "an unknown address, and a known one", wrongly(unknown), wrongly(known), cmsProcessor);
    } finally {
      for (const { id, password } of accounts)
        await sql("update admin_users set password = ? where id = ?", password, id);
    }
  });
});

it("the current password is guessed in an open session of the panel no faster than at a sign-in", async () => {
  const person = await colleague("Reviewer");
  const own = createPanel(settings.CMS_URL ?? "", person.token);
  const change = (currentPassword: string) =>
    own.ask("PUT", "/admin/users/me", { currentPassword, password: `Aa1-${randomUUID()}` });
  for (let tries = 0; tries < limit; tries += 1) expect((await change(`Wrong-${tries}`)).status).toBe(400);
  const refused = await change("Wrong-1");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { name: "RateLimitError" } });
  expect(await guess(person.email)).toBe(429);
  await person.leave();
});

it("somebody who has forgotten a password is answered alike with an account or without, though no mail leaves", async () => {
  const answers = [];
  for (const email of [known, unknown]) {
    const answer = await post("/admin/forgot-password", { email });
    const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(answer.headers);
    answers.push({ status: answer.status, headers, body: await answer.text() });
  }
  await sql("delete from mails where template = 'panel-password-link'");
  expect(answers[0]).toMatchObject({ status: 204, body: "" });
  expect(answers[1]).toEqual(answers[0]);
});
