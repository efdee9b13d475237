import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { commandToken } from "@repo/process/settings";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import { expect, inject, it } from "vitest";
import { panel, rest } from "./cms";
import { accountAt, ownAccount } from "./dashboard-account";
import { sql } from "./database";
import { machine } from "./setup/start-cms";

const COMMAND = "a command on the server";

/** Returns what the command tells, whether it succeeds or not. */
async function account(...args: string[]): Promise<string> {
  const env = { ...machine, ...inject("settings") };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["scripts/account.mts", ...args], {
    env,
  }).catch((failed: { stdout: string; stderr: string }) => failed);
  return (stdout || stderr).trim();
}

const audited = async (email: string) =>
  (await sql("select actor, action from audit_entries where subject like ? order by id", `%${email}%`)).map(
    ({ actor, action }) => `${actor}: ${action}`,
  );
const codeIn = (told: string) => /(?:=)([\w-]+)$/.exec(told)?.[1] ?? "";
const password = () => `Aa1-${randomUUID()}`;

async function newAdministrator() {
  const email = `${randomUUID()}@example.com`;
  const told = await account(email.toUpperCase(), "--new", "panel");
  const body = {
    registrationToken: codeIn(told),
    userInfo: { firstname: "Back", lastname: "Again", password: password() },
  };
  const { data } = await panel.get<{ data: { token: string; user: { id: number } } }>("POST", "/admin/register", body);
  const leave = () => panel.ask("DELETE", `/admin/users/${data.user.id}`);
  return { email, told, own: createPanel(inject("cmsUrl"), data.token), leave };
}

it("lists the accounts of panel and dashboards, and no secrets", async () => {
  const own = await ownAccount("blog-admin");
  await own.withPasskey();
  const { STRAPI_ADMIN_EMAIL } = inject("settings");
  const lines = (await account()).split("\n").map((line) => line.split(/ {2,}/));
  expect(lines).toContainEqual([STRAPI_ADMIN_EMAIL, "Panel", "Super Admin, active"]);
  expect(lines).toContainEqual([own.email, "Blog dashboard", "active, 1 passkey"]);
  await own.leave();
});

it("makes an account of a dashboard, which is invited by mail", async () => {
  const email = `${randomUUID()}@example.com`;
  expect(await account(email, "--new", "jobs")).toContain(`${email} gets a mail`);
  expect(await account()).toMatch(new RegExp(`^${email} +Jobs dashboard +invited$`, "m"));
  expect(await sql("select template from mails where recipient = ?", email)).toEqual([{ template: "password-link" }]);
  expect(await audited(email)).toEqual([`${COMMAND}: account.create`, `${COMMAND}: account.invite`]);
  expect(await account(email, "--new", "blog")).toBe(`${email} has an account of a dashboard already.`);
  const [row] = await sql("select document_id as id from up_users where email = ?", email);
  await accountAt(inject("settings"), { email, password: "", id: String(row?.id), role: "jobs-admin" }).leave();
});

it("makes an administrator of the panel, who has lost everything else", async () => {
  const { email, own, leave } = await newAdministrator();
  expect((await own.ask("GET", "/admin/users")).status).toBe(200);
  expect((await audited(email))[0]).toBe(`${COMMAND}: panel-account.create`);
  expect(await account(email, "--new", "panel")).toBe(`${email} has an account of the panel already.`);
  await leave();
});

it("lets somebody in again who has lost the password of the panel, without a mail, once", async () => {
  const { email, own, leave } = await newAdministrator();
  const told = await account(email, "--reset", "panel");
  expect(told).toContain("Sessions ended: 1.");
  expect((await own.ask("POST", "/admin/access-token")).status).toBe(401);
  const [resetPasswordToken, chosen] = [codeIn(told), password()];
  const reset = () => panel.ask("POST", "/admin/reset-password", { resetPasswordToken, password: chosen });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(400);
  expect(await signInToPanel(inject("cmsUrl"), { email, password: chosen })).toBeTruthy();
  expect(await audited(email)).toContain(`${COMMAND}: panel-account.reset`);
  expect(await sql("select template from mails where recipient = ?", email)).toContainEqual({
    template: "account-notice",
  });
  await leave();
});

it("removes the passkeys of an account of a dashboard and ends its sessions, so that the password alone signs in", async () => {
  const own = await ownAccount("blog-admin");
  const token = await own.token();
  await own.addPasskey(token);
  expect(await account(own.email.toUpperCase(), "--reset")).toContain("Passkeys removed: 1. Sessions ended: 1.");
  expect((await own.current(token)).status).toBe(401);
  expect((await own.signIn()).user.email).toBe(own.email);
  expect(await audited(own.email)).toContain(`${COMMAND}: account.reset`);
  const told = await sql("select subject from mails where template = 'account-notice' and recipient = ?", own.email);
  expect(told).toContainEqual({ subject: "The passkeys of your account were removed" });
  await own.leave();
});

it.each([
  [["nobody@example.com", "--reset"], "No account of a dashboard has this address."],
  [["nobody@example.com", "--reset", "panel"], "No account of the panel has the address nobody@example.com."],
  [["someone@example.com", "--new"], "An account is for panel, jobs or blog."],
  [["someone@example.com", "--new", "shop"], "An account is for panel, jobs or blog."],
  [["some one@example.com", "--new", "jobs"], "Enter an email address, such as name@example.com."],
  [["someone@example.com", "--reset", "jobs"], "Leave this out for a dashboard, or say panel."],
  [["someone@example.com"], "npm run account -- someone@example.com --new panel|jobs|blog"],
  [["--reset"], "npm run account -- someone@example.com --reset"],
])("says what is wrong with %j", async (args, message) => {
  expect(await account(...args)).toContain(message);
});

it("is refused to the site, and to a token that is old or forged", async () => {
  const { ADMIN_JWT_SECRET = "", SITE_TOKEN = "" } = inject("settings");
  const ask = async (token: string) => (await rest("/api/accounts", { headers: { "x-command-token": token } })).status;
  expect(await ask(commandToken(ADMIN_JWT_SECRET))).toBe(200);
  const refused = ["", "now", commandToken(SITE_TOKEN), commandToken(ADMIN_JWT_SECRET, Date.now() - 61_000)];
  for (const token of refused) expect(await ask(token), token).toBe(403);
});
