import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { panel } from "./cms";
import { sql, sqlScript } from "./database";

type Made = { data: { id: number; registrationToken?: string; accessKey?: string } };
type Entry = { actor: unknown; action: unknown; subject: unknown };
type Roles = { data: { id: number; name: string }[] };

const administrator = inject("settings").STRAPI_ADMIN_EMAIL;
const password = () => `Aa1-${randomUUID()}`;

let last: unknown = 0;
const undone: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  await recorded();
});
afterEach(async () => {
  for (const undo of undone.splice(0).reverse()) await undo();
});

/** Returns the entries since the last call. */
async function recorded(): Promise<Entry[]> {
  const rows = "select actor, action, subject from audit_entries where id > ? order by id";
  const found = (await sql(rows, last)) as Entry[];
  const [newest] = await sql("select coalesce(max(id), 0) as last from audit_entries");
  last = newest?.last;
  return found;
}

const byAdministrator = (action: string, subject: string) => ({ actor: administrator, action, subject });

async function roleNamed(name: string): Promise<number> {
  const { data } = await panel.get<Roles>("GET", "/admin/roles");
  return data.find((role) => role.name === name)?.id ?? 0;
}

async function invite(email: string) {
  const roles = [await roleNamed("Reviewer")];
  const person = { email, firstname: "New", lastname: "Colleague" };
  const { data } = await panel.get<Made>("POST", "/admin/users", { ...person, roles });
  undone.push(() => panel.ask("DELETE", `/admin/users/${data.id}`));
  return { ...data, person };
}

describe("the audit says who gave whom access to the panel, and when:", () => {
  it("an account that is made, accepted, given another role, blocked and deleted", async () => {
    const email = `${randomUUID()}@example.com`;
    const { id, registrationToken, person } = await invite(email);
    expect(await recorded()).toEqual([byAdministrator("panel-account.create", `panel-account ${id} ${email}`)]);

    const userInfo = { firstname: "New", lastname: "Colleague", password: password() };
    await panel.get("POST", "/admin/register", { registrationToken, userInfo });
    expect(await recorded()).toEqual([
      { actor: email, action: "panel-account.update", subject: `panel-account ${id} ${email}: password, isActive` },
    ]);

    const roles = [await roleNamed("Content editor"), await roleNamed("Recruiter")];
    await panel.get("PUT", `/admin/users/${id}`, { ...person, roles });
    const given = `panel-account ${id} ${email}: roles (Content editor, Recruiter)`;
    expect(await recorded()).toEqual([byAdministrator("panel-account.update", given)]);

    await panel.get("PUT", `/admin/users/${id}`, { isActive: false, email: `moved-${email}` });
    const blocked = `panel-account ${id} moved-${email}: email, isActive`;
    expect(await recorded()).toEqual([byAdministrator("panel-account.update", blocked)]);

    await panel.get("DELETE", `/admin/users/${id}`);
    expect(await recorded()).toEqual([byAdministrator("panel-account.delete", `panel-account ${id} moved-${email}`)]);
  });

  it("whoever signs in to it, and whoever tries to", async () => {
    const { STRAPI_ADMIN_EMAIL: email, STRAPI_ADMIN_PASSWORD } = inject("settings");
    const signIn = (credentials: object) =>
      fetch(`${inject("cmsUrl")}/admin/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.46" },
        body: JSON.stringify(credentials),
      });
    expect((await signIn({ email, password: "Wrong-password-1" })).status).toBe(400);
    expect((await signIn({ email: `${randomUUID()}@example.com`, password: "Wrong-password-1" })).status).toBe(400);
    expect((await signIn({ email, password: STRAPI_ADMIN_PASSWORD })).status).toBe(200);
    expect(await recorded()).toEqual([
      { actor: email, action: "session.sign-in-failed", subject: "panel" },
      { actor: "unknown", action: "session.sign-in-failed", subject: "panel" },
      { actor: email, action: "session.sign-in", subject: "panel" },
    ]);
  });

  it("several accounts that are deleted at once", async () => {
    const emails = [`a-${randomUUID()}@example.com`, `b-${randomUUID()}@example.com`];
    const ids: number[] = [];
    for (const email of emails) ids.push((await invite(email)).id);
    await recorded();
    await panel.get("POST", "/admin/users/batch-delete", { ids });
    expect(await recorded()).toEqual(
      emails.map((email, index) => byAdministrator("panel-account.delete", `panel-account ${ids[index]} ${email}`)),
    );
  });

  it("one's own password and name, and nothing when nothing is changed", async () => {
    const email = `${randomUUID()}@example.com`;
    const { id, registrationToken } = await invite(email);
    const first = password();
    const userInfo = { firstname: "New", lastname: "Colleague", password: first };
    const { data } = await panel.get<{ data: { token: string } }>("POST", "/admin/register", {
      registrationToken,
      userInfo,
    });
    await recorded();
    const headers = { authorization: `Bearer ${data.token}`, "content-type": "application/json" };
    const change = (body: object) =>
      fetch(`${inject("cmsUrl")}/admin/users/me`, { method: "PUT", headers, body: JSON.stringify(body) });

    expect((await change({ firstname: "New" })).status).toBe(200);
    expect(await recorded()).toEqual([]);
    expect((await change({ firstname: "Newer", currentPassword: first, password: password() })).status).toBe(200);
    expect(await recorded()).toEqual([
      { actor: email, action: "panel-account.update", subject: `panel-account ${id} ${email}: firstname, password` },
    ]);
  });

  it("a role, and each permission that it gets and loses", async () => {
    const name = `Role ${randomUUID()}`;
    const { data } = await panel.get<Made>("POST", "/admin/roles", { name, description: "" });
    undone.push(() => panel.ask("DELETE", `/admin/roles/${data.id}`));
    expect(await recorded()).toEqual([byAdministrator("panel-role.create", `panel-role ${data.id} ${name}`)]);

    const read = "plugin::content-manager.explorer.read";
    const may = { action: read, subject: "api::faq.faq", properties: { fields: ["question"] }, conditions: [] };
    await panel.get("PUT", `/admin/roles/${data.id}/permissions`, { permissions: [may] });
    const permission = expect.stringMatching(new RegExp(`^panel-permission \\d+ ${read}, api::faq.faq, ${name}$`));
    expect(await recorded()).toEqual([byAdministrator("panel-permission.create", permission)]);

    await panel.get("PUT", `/admin/roles/${data.id}/permissions`, { permissions: [] });
    expect(await recorded()).toEqual([byAdministrator("panel-permission.delete", permission)]);

    await panel.get("PUT", `/admin/roles/${data.id}`, { name: `${name} 2`, description: "Another" });
    const renamed = `panel-role ${data.id} ${name} 2: name, description`;
    expect(await recorded()).toEqual([byAdministrator("panel-role.update", renamed)]);

    await panel.get("DELETE", `/admin/roles/${data.id}`);
    expect(await recorded()).toContainEqual(byAdministrator("panel-role.delete", `panel-role ${data.id} ${name} 2`));
  });
});

describe("the audit says who made, changed and deleted", () => {
  it("an API token, and never its secret", async () => {
    const name = `Token ${randomUUID()}`;
    const token = { name, description: "", lifespan: null, type: "custom", permissions: ["api::faq.faq.find"] };
    const { data } = await panel.get<Made>("POST", "/admin/api-tokens", token);
    const { id } = data;
    undone.push(() => panel.ask("DELETE", `/admin/api-tokens/${id}`));
    const permission = expect.stringMatching(new RegExp(`^api-token-permission \\d+ api::faq.faq.find, ${name}$`));
    expect(await recorded()).toEqual([
      byAdministrator("api-token.create", `api-token ${id} ${name}`),
      byAdministrator("api-token-permission.create", permission),
    ]);

    const { data: again } = await panel.get<Made>("POST", `/admin/api-tokens/${id}/regenerate`);
    expect(await recorded()).toEqual([byAdministrator("api-token.update", `api-token ${id} ${name}: accessKey`)]);

    await panel.get("PUT", `/admin/api-tokens/${id}`, { name, description: "Another", type: "read-only" });
    expect(await recorded()).toEqual([
      byAdministrator("api-token.update", `api-token ${id} ${name}: description, type`),
      byAdministrator("api-token-permission.delete", permission),
    ]);

    const asToken = { authorization: `Bearer ${again.accessKey}` };
    expect((await fetch(`${inject("cmsUrl")}/api/faqs`, { headers: asToken })).status).toBe(200);
    expect(await recorded()).toEqual([]);

    await panel.get("DELETE", `/admin/api-tokens/${id}`);
    expect(await recorded()).toEqual([byAdministrator("api-token.delete", `api-token ${id} ${name}`)]);

    const all = JSON.stringify(await sql("select * from audit_entries"));
    for (const secret of [data.accessKey, again.accessKey]) {
      expect(secret).toMatch(/^\w{32,}/);
      expect(all).not.toContain(secret);
    }
    expect(all).not.toMatch(/[0-9a-f]{64}|\$2[aby]\$/);
  });

  it("a webhook", async () => {
    const name = `Hook${randomUUID().replace(/[^a-z]/g, "")}`;
    const hook = {
      name,
      url: "https://example.com/hook",
      headers: { authorization: "secret" },
      events: ["entry.create"],
    };
    const { data } = await panel.get<Made>("POST", "/admin/webhooks", hook);
    const { id } = data;
    undone.push(() => panel.ask("DELETE", `/admin/webhooks/${id}`));
    await panel.get("PUT", `/admin/webhooks/${id}`, { ...hook, url: "https://example.com/other", isEnabled: true });
    await panel.get("DELETE", `/admin/webhooks/${id}`);
    expect(await recorded()).toEqual([
      byAdministrator("webhook.create", `webhook ${id} ${name}`),
      byAdministrator("webhook.update", `webhook ${id} ${name}: url`),
      byAdministrator("webhook.delete", `webhook ${id} ${name}`),
    ]);
  });

  it("an account of the dashboards and its role", async () => {
    const users = "/content-manager/collection-types/plugin::users-permissions.user";
    const email = `${randomUUID()}@example.com`;
    const [role] = await sql("select id from up_roles where type = 'authenticated'");
    const [other] = await sql("select id, document_id, name from up_roles where type = 'blog-admin'");
    const account = { username: email, email, password: password(), confirmed: true, blocked: false, role: role?.id };
    const { id, documentId } = await panel.get<{ id: number; documentId: string }>("POST", users, account);
    undone.push(() => panel.ask("DELETE", `${users}/${documentId}`));
    expect(await recorded()).toEqual([byAdministrator("account.create", `account ${id} ${email}`)]);

    await panel.get("PUT", `${users}/${documentId}`, {
      blocked: true,
      password: password(),
      role: { set: [{ id: other?.id, documentId: other?.document_id }] },
    });
    const changed = `account ${id} ${email}: password, blocked, role (${other?.name})`;
    expect(await recorded()).toEqual([byAdministrator("account.update", changed)]);

    await panel.get("DELETE", `${users}/${documentId}`);
    expect(await recorded()).toEqual([byAdministrator("account.delete", `account ${id} ${email}`)]);
  });

  it("a role of accounts and what it may do", async () => {
    const name = `Role ${randomUUID()}`;
    const faq = (enabled: boolean) => ({
      "api::faq": { controllers: { faq: { find: { enabled, policy: "" } } } },
    });
    await panel.get("POST", "/users-permissions/roles", { name, description: "A role", permissions: faq(true) });
    const [{ id } = {}] = await sql("select id from up_roles where name = ?", name);
    undone.push(() => panel.ask("DELETE", `/users-permissions/roles/${id}`));
    const permission = expect.stringMatching(new RegExp(`^account-permission \\d+ api::faq.faq.find, ${name}$`));
    expect(await recorded()).toEqual([
      byAdministrator("account-role.create", `account-role ${id} ${name}`),
      byAdministrator("account-permission.create", permission),
    ]);

    await panel.get("PUT", `/users-permissions/roles/${id}`, { name, description: "Another", permissions: faq(false) });
    expect(await recorded()).toEqual([
      byAdministrator("account-role.update", `account-role ${id} ${name}: description`),
      byAdministrator("account-permission.delete", permission),
    ]);

    await panel.get("DELETE", `/users-permissions/roles/${id}`);
    expect(await recorded()).toEqual([byAdministrator("account-role.delete", `account-role ${id} ${name}`)]);
  });
});

describe("a change of access that can't be recorded is not made:", () => {
  beforeEach(async () => {
    const refuse = inject("settings").DATABASE_URL
      ? `create function no_audit() returns trigger language plpgsql as 'begin raise exception ''full''; end';
         create trigger no_audit before insert on audit_entries execute function no_audit()`
      : "create trigger no_audit before insert on audit_entries begin select raise(abort, 'full'); end";
    await sqlScript(refuse);
    undone.push(() =>
      sqlScript(
        inject("settings").DATABASE_URL
          ? "drop function if exists no_audit cascade"
          : "drop trigger if exists no_audit",
      ),
    );
  });

  it.each([
    ["/admin/users", { email: "never@example.com", firstname: "N", lastname: "N", roles: [1] }, "admin_users"],
    ["/admin/users/", { email: "never@example.com", firstname: "N", lastname: "N", roles: [1] }, "admin_users"],
    ["/admin/roles", { name: "Never", description: "" }, "admin_roles"],
    [
      "/admin/api-tokens",
      { name: "Never", description: "", type: "read-only", lifespan: null, permissions: null },
      "strapi_api_tokens",
    ],
    [
      "/admin/webhooks",
      { name: "Never", url: "https://example.com", headers: {}, events: ["entry.create"] },
      "strapi_webhooks",
    ],
    ["/users-permissions/roles", { name: "Never", description: "N", permissions: {} }, "up_roles"],
  ])("%s", async (path, body, table) => {
    const count = `select count(*) as count from ${table}`;
    const before = await sql(count);
    expect((await panel.ask("POST", path, body)).status).toBe(500);
    expect(await sql(count)).toEqual(before);
  });
});

it("a change that fails halfway leaves nothing, and the CMS goes on", async () => {
  const name = `Role ${randomUUID()}`;
  const permissions = {
    "api::faq": { controllers: { faq: { find: { enabled: true, policy: "" } } } },
    "api::job": null,
  };
  const answer = await panel.ask("POST", "/users-permissions/roles", { name, description: "A role", permissions });
  expect(answer.status).toBe(500);
  // Strapi has begun to store the first permission, and nobody waits for it. PostgreSQL still takes it before the rollback.
  const { DATA_DIR = "", DATABASE_URL } = inject("settings");
  const logged = () => readFile(path.join(DATA_DIR, "logs/cms.log"), "utf8");
  if (!DATABASE_URL) await expect.poll(logged).toContain("Transaction query already complete");
  expect(await sql("select id from up_roles where name = ?", name)).toEqual([]);
  expect(await recorded()).toEqual([]);
});
