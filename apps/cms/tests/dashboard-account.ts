import { randomUUID } from "node:crypto";
import type { AccountDetail, Ceremony } from "@repo/contract/http/account";
import type { Role } from "@repo/contract/http/roles";
import type { PasskeyAsked, SignedIn } from "@repo/contract/http/session";
import { expect, inject } from "vitest";
import { createAuthenticator } from "./authenticator";
import { panel } from "./cms";
import { sql } from "./database";
import { bySite, signInTo } from "./sign-in";

const ACCOUNTS = "/content-manager/collection-types/plugin::users-permissions.user";

export type Asked = { method?: string; body?: unknown; token?: string; agent?: string; client?: string };

/** Asks a CMS as the site does. */
export function askAt(settings: Record<string, string>) {
  return (path: string, { method = "POST", body, token, agent, client = randomUUID() }: Asked = {}) =>
    fetch(`${settings.CMS_URL}/api${path}`, {
      method,
      headers: {
        ...bySite(settings),
        "x-client-address": client,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(agent && { "user-agent": agent }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
}

type Account = { email: string; password: string; id: string; role: Role };
type Given = Parameters<typeof createAuthenticator>[0];

/** Makes an account of its own. */
export async function ownAccount(role: Role = "jobs-admin") {
  const email = `${randomUUID()}@example.com`;
  const password = `Aa1-${randomUUID()}`;
  const [of] = await sql("select id from up_roles where type = ?", role);
  const { documentId: id } = await panel.get<{ documentId: string }>("POST", ACCOUNTS, {
    ...{ email, password, username: email, confirmed: true, blocked: false },
    role: { connect: [{ id: of?.id }] },
  });
  return accountAt(inject("settings"), { email, password, id, role });
}

/** What an account does at the CMS with these settings. */
export function accountAt(settings: Record<string, string>, account: Account) {
  const ask = askAt(settings);
  const ceremony = async (answer: Promise<Response>) => (await (await answer).json()) as Ceremony;
  const own = {
    ...account,
    ask,
    withPassword: (client?: string) => signInTo(settings, account.role, account, client),
    signIn: async (agent?: string) => {
      const body = { email: account.email, password: account.password, role: account.role };
      return (await (await ask("/sessions", { body, agent })).json()) as SignedIn;
    },
    token: async () => (await own.signIn()).access.token,
    /** Signs in as far as the question for a passkey. */
    asked: async () => ((await (await own.withPassword()).json()) as PasskeyAsked).passkey,
    anyAsked: () => ceremony(ask("/sessions/passkey/options")),
    answer: ({ ticket }: Pick<Ceremony, "ticket">, response: object, role = account.role) =>
      ask("/sessions/passkey", { body: { ticket, response, role } }),
    newAsked: (token: string, password = account.password) =>
      ceremony(ask("/dashboard/account/passkeys/options", { body: { password }, token })),
    add: ({ ticket }: Pick<Ceremony, "ticket">, response: object, token: string, name = "My laptop") =>
      ask("/dashboard/account/passkeys", { body: { ticket, response, name }, token }),
    remove: (id: string | undefined, token: string, password = account.password) =>
      ask(`/dashboard/account/passkeys/${id}/remove`, { body: { password }, token }),
    rename: (id: string | undefined, name: string, token: string) =>
      ask(`/dashboard/account/passkeys/${id}`, { method: "PATCH", body: { name }, token }),
    show: async (token: string) =>
      (await (await ask("/dashboard/account", { method: "GET", token })).json()) as AccountDetail,
    current: (token: string) => ask("/sessions/current", { method: "GET", token }),
    async addPasskey(token: string, given?: Given) {
      const [authenticator, asked] = [createAuthenticator(given), await own.newAsked(token)];
      expect((await own.add(asked, authenticator.create(asked), token)).status).toBe(200);
      return authenticator;
    },
    withPasskey: async (given?: Given) => own.addPasskey(await own.token(), given),
    leave: () => panel.ask("DELETE", `${ACCOUNTS}/${account.id}`),
  };
  return own;
}
