import { randomUUID } from "node:crypto";
import { createPanel } from "@repo/testing/panel";
import { expect, inject, it } from "vitest";
import { TOO_COMMON } from "../src/passwords/refuse-common-passwords";
import { panel } from "./cms";
import { colleague } from "./colleague";
import { sql } from "./database";
import { signInTo } from "./sign-in";

const ACCOUNTS = "/content-manager/collection-types/plugin::users-permissions.user";

const ON_PASSWORD = { errors: [{ path: ["password"] }] };

type Invited = { data: { id: number; registrationToken: string } };
type Accounts = { results: { documentId: string; email: string }[] };

it("there is no API token that nobody has made", async () => {
  expect(await panel.get("GET", "/admin/api-tokens")).toEqual({ data: [] });
});

it("an account of a dashboard has a password of eight characters or more", async () => {
  const settings = inject("settings");
  const { results } = await panel.get<Accounts>("GET", ACCOUNTS);
  const account = results.find(({ email }) => email === settings.BLOG_ADMIN_EMAIL);
  const refused = await panel.ask("PUT", `${ACCOUNTS}/${account?.documentId}`, { password: "seven 7" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { details: { errors: [{ path: ["password"] }] } } });
  expect((await signInTo(settings, "blog-admin")).status).toBe(200);
});

it("an account of a dashboard has no password of those that are tried first", async () => {
  const settings = inject("settings");
  const { results } = await panel.get<Accounts>("GET", ACCOUNTS);
  const account = results.find(({ email }) => email === settings.BLOG_ADMIN_EMAIL);
  for (const password of ["password", "Fablewright-2026"]) {
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

it("a password of the panel is changed by whoever knows the current one", async () => {
  const { ask, leave } = await colleague("Reviewer");
  const password = `Aa1-${randomUUID()}`;
  for (const known of [{}, { currentPassword: "not-the-password" }]) {
    expect((await ask("PUT", "/admin/users/me", { ...known, password })).status).toBe(400);
  }
  expect((await ask("GET", "/admin/users/me")).status).toBe(200);
  await leave();
});

async function invited() {
  const roles = (await panel.get<{ data: { id: number }[] }>("GET", "/admin/roles")).data.slice(0, 1);
  const person = { email: `${randomUUID()}@example.com`, firstname: "New", lastname: "Colleague" };
  const sent = { ...person, roles: roles.map(({ id }) => id) };
  return { ...(await panel.get<Invited>("POST", "/admin/users", sent)), person: sent };
}
