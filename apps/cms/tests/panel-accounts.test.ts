import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { panel } from "./cms";
import { colleague } from "./colleague";
import { signInTo } from "./sign-in";

const ACCOUNTS = "/content-manager/collection-types/plugin::users-permissions.user";

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

it("a password of the panel is changed by whoever knows the current one", async () => {
  const { ask, leave } = await colleague("Reviewer");
  const password = `Aa1-${randomUUID()}`;
  for (const known of [{}, { currentPassword: "not-the-password" }]) {
    expect((await ask("PUT", "/admin/users/me", { ...known, password })).status).toBe(400);
  }
  expect((await ask("GET", "/admin/users/me")).status).toBe(200);
  await leave();
});
