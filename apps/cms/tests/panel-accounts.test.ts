import { randomUUID } from "node:crypto";
import { createPanel } from "@repo/testing/panel";
import { expect, inject, it } from "vitest";
import { TOO_COMMON } from "../src/accounts/passwords/refuse-common-passwords";
import { panel } from "./cms";
import { sql } from "./database";
import { signInTo } from "./sign-in";

const ACCOUNTS = "/content-manager/collection-types/plugin::users-permissions.user";

const ON_PASSWORD = { errors: [{ path: ["password"] }] };

type Invited = { data: { id: number; registrationToken: string } };
type Accounts = { results: { documentId: string }[] };

it("there is no API token that nobody has made", async () => {
  const { data } = await panel.get<{ data: { name: string }[] }>("GET", "/admin/api-tokens");
  // These are Strapi's own tokens.
  for (const name of ["Read Only", "Full Access"]) expect(data.map((token) => token.name)).not.toContain(name);
});

it("an account of a dashboard has a password of eight characters or more", async () => {
  const settings = inject("settings");
  const account = await accountOf(settings.BLOG_ADMIN_EMAIL);
  const refused = await panel.ask("PUT", `${ACCOUNTS}/${account?.documentId}`, { password: "seven 7" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { details: { errors: [{ path: ["password"] }] } } });
  expect((await signInTo(settings, "blog-admin")).status).toBe(200);
});

it("an account of a dashboard has no password of those that are tried first", async () => {
  const settings = inject("settings");
  const account = await accountOf(settings.BLOG_ADMIN_EMAIL);
  for (const password of ["password", "Fablewright"]) {
    const refused = await panel.ask("PUT", `${ACCOUNTS}/${account?.documentId}`, { password });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { message: TOO_COMMON, details: ON_PASSWORD } });
  }
  expect((await signInTo(settings, "blog-admin")).status).toBe(200);
});

it("an account of the panel gets none of them either, from whoever sets it", async () => {
  const COMMON = "Password1";
  const { data, person } = await invited();
  const { firstname, lastname } = person;
  const { id, registrationToken } = data;
  const register = (password: string) =>
    panel.ask("POST", "/admin/register", { registrationToken, userInfo: { firstname, lastname, password } });

  const refused = await register(COMMON);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { message: TOO_COMMON, details: ON_PASSWORD } });
  const current = `Aa1-${randomUUID()}`;
  const signedIn = (await (await register(current)).json()) as { data: { token: string } };
  const own = createPanel(inject("cmsUrl"), signedIn.data.token);

  const change = { currentPassword: current, password: COMMON };
  expect((await own.ask("PUT", "/admin/users/me", change)).status).toBe(400);
  expect((await own.ask("GET", "/admin/users/me")).status).toBe(200);
  expect((await panel.ask("PUT", `/admin/users/${id}`, { password: COMMON })).status).toBe(400);

  const resetPasswordToken = randomUUID();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const until = inject("settings").DATABASE_URL ? tomorrow : tomorrow.getTime();
  await sql(
    "update admin_users set reset_password_token = ?, reset_password_token_expires_at = ? where id = ?",
    resetPasswordToken,
    until,
    id,
  );
  const reset = (password: string) => panel.ask("POST", "/admin/reset-password", { resetPasswordToken, password });
  expect((await reset(COMMON)).status).toBe(400);
  expect((await reset(`Aa1-${randomUUID()}`)).status).toBe(200);
  await panel.ask("DELETE", `/admin/users/${id}`);
});

it("an address that somebody signs in with is changed by whoever knows the password, in the profile or not", async () => {
  const person = await joined();
  const email = `${randomUUID()}@example.com`;
  const { password } = person;
  for (const known of [{}, { currentPassword: "not-the-password" }]) {
    const refused = await person.ask("PUT", "/admin/users/me", { ...known, email });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { details: { errors: [{ path: ["email"] }, {}] } } });
  }
  const name = { email: person.email.toUpperCase(), firstname: "Renamed" };
  expect((await person.ask("PUT", "/admin/users/me", name)).status).toBe(200);
  // The panel's profile sends these fields.
  const change = { email, currentPassword: password, password };
  expect((await person.ask("PUT", "/admin/users/me", change)).status).toBe(200);
  await person.leave();
});

it("an administrator changes what others sign in with, and their own in the profile alone", async () => {
  const person = await joined();
  const { data } = await panel.get<{ data: { id: number } }>("GET", "/admin/users/me");
  const changes = [{ email: `${randomUUID()}@example.com` }, { password: `Aa1-${randomUUID()}` }];
  for (const change of changes) {
    expect((await panel.ask("PUT", `/admin/users/${data.id}`, change)).status).toBe(400);
    expect((await panel.ask("PUT", `/admin/users/${person.id}`, change)).status).toBe(200);
  }
  await person.leave();
});

it("an invitation to the panel is good for seven days, and for seven more once its account is saved", async () => {
  const { data, person } = await invited();
  const { id, registrationToken } = data;
  const ask = () => panel.ask("GET", `/admin/registration-info?registrationToken=${registrationToken}`);
  const userInfo = { firstname: "New", lastname: "Colleague", password: `Aa1-${randomUUID()}` };
  const register = () => panel.ask("POST", "/admin/register", { registrationToken, userInfo });
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
  const at = inject("settings").DATABASE_URL ? eightDaysAgo : eightDaysAgo.getTime();
  await sql("update admin_users set updated_at = ? where id = ?", at, id);
  for (const refused of [await ask(), await register()]) expect(refused.status).toBe(400);
  expect((await panel.ask("PUT", `/admin/users/${id}`, person)).status).toBe(200);
  expect((await ask()).status).toBe(200);
  expect((await register()).status).toBe(200);
  await panel.ask("DELETE", `/admin/users/${id}`);
});

async function accountOf(email = "") {
  const { results } = await panel.get<Accounts>("GET", `${ACCOUNTS}?filters[email][$eq]=${encodeURIComponent(email)}`);
  return results[0];
}

async function invited() {
  const roles = (await panel.get<{ data: { id: number }[] }>("GET", "/admin/roles")).data.slice(0, 1);
  const person = { email: `${randomUUID()}@example.com`, firstname: "New", lastname: "Colleague" };
  const sent = { ...person, roles: roles.map(({ id }) => id) };
  return { ...(await panel.get<Invited>("POST", "/admin/users", sent)), person: sent };
}

async function joined() {
  const { data, person } = await invited();
  const { email, firstname, lastname } = person;
  const password = `Aa1-${randomUUID()}`;
  const { registrationToken } = data;
  const body = { registrationToken, userInfo: { firstname, lastname, password } };
  const signedIn = await panel.get<{ data: { token: string } }>("POST", "/admin/register", body);
  const leave = () => panel.ask("DELETE", `/admin/users/${data.id}`);
  return { ...createPanel(inject("cmsUrl"), signedIn.data.token), id: data.id, email, password, leave };
}
