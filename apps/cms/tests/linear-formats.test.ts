import { expect, inject, it } from "vitest";
import { panel, rest } from "./cms";

const { STRAPI_ADMIN_PASSWORD: PASSWORD } = inject("settings");

const ADDRESSES = [".a", "\\a", " ", "a@a."].map((repeated) => `a@a${repeated.repeat(200).slice(0, 196)}!`);

it.each<[string, string, object]>([
  ["POST", "/admin/forgot-password", {}],
  ["POST", "/admin/register-admin", { firstname: "A", password: "Aa1aaaaaa" }],
  ["POST", "/admin/users", { firstname: "A", roles: [1] }],
  ["PUT", "/admin/users/me", { currentPassword: PASSWORD }],
  [
    "POST",
    "/content-manager/collection-types/plugin::users-permissions.user",
    { username: "A", password: "A", role: { connect: [{ id: 1 }] } },
  ],
])("an address of two hundred characters that is none is refused at once: %s %s", async (method, path, fields) => {
  for (const [index, email] of ADDRESSES.entries()) {
    const answer = path.startsWith("/admin/forgot")
      ? await rest(path, { method, body: { email }, headers: { "x-forwarded-for": `203.0.113.${50 + index}` } })
      : await panel.ask(method, path, { ...fields, email });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("email must be a valid email");
  }
});

it.each([`${"a".repeat(20)}-`, `${"a".repeat(60)}-`, `a.${"a".repeat(70)}-b`, "a..", "[::1]/@example.com"])(
  "a webhook to the host %s is refused at once",
  async (host) => {
    const webhook = { name: "A", url: `http://${host}/`, headers: {}, events: [] };
    expect((await panel.ask("POST", "/admin/webhooks", webhook)).status).toBe(400);
  },
);
