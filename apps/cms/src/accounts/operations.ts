import type { Asked, BodyContext, Handlers } from "../access/operations";
import { createAccount, listAccounts, resetByCommand } from "./accounts-by-command";
import * as own from "./own-account";
import { askForAnyPasskey } from "./passkeys/passkeys";
import { accountOfLink, askForPasswordLink, setPassword } from "./password-links/password-links";
import { endSession, refreshSession, signIn, signInWithPasskey } from "./sessions/sign-in";
import { userOf } from "./sessions/user-of-session";

type OfAccount = Pick<Asked<"GET /api/dashboard/account">, "actor" | "client" | "ctx">;

const askerOf = ({ actor, client, ctx }: OfAccount): own.Asker => ({
  account: actor,
  session: ctx.state.session,
  address: client,
});
const clientOf = (client: string, ctx: BodyContext) => ({ address: client, agent: ctx.get("user-agent") });

export const accountOperations = {
  "GET /api/dashboard/account": (asked) => own.showAccount(asked.strapi, askerOf(asked)),
  "POST /api/dashboard/account/passkeys/options": (asked) =>
    own.passkeyOptions(asked.strapi, askerOf(asked), asked.body.password),
  "POST /api/dashboard/account/passkeys": (asked) => own.addPasskey(asked.strapi, askerOf(asked), asked.body),
  "PATCH /api/dashboard/account/passkeys/:id": (asked) =>
    own.renamePasskey(asked.strapi, askerOf(asked), asked.ids.id, asked.body.name),
  "POST /api/dashboard/account/passkeys/:id/remove": (asked) =>
    own.removePasskey(asked.strapi, askerOf(asked), asked.ids.id, asked.body.password),
  "POST /api/dashboard/account/password": (asked) => own.changePassword(asked.strapi, askerOf(asked), asked.body),
  "POST /api/dashboard/account/sessions/end": (asked) => own.endSessions(asked.strapi, askerOf(asked), asked.body.ids),

  "GET /api/sessions/current": ({ actor, ctx }) => userOf(actor, ctx.state.session.metadata),
  "POST /api/sessions": ({ strapi, body, client, ctx }) => signIn(strapi, body, clientOf(client, ctx)),
  "POST /api/sessions/passkey/options": () => askForAnyPasskey(),
  "POST /api/sessions/passkey": ({ strapi, body, client, ctx }) =>
    signInWithPasskey(strapi, body, clientOf(client, ctx)),
  "POST /api/sessions/refresh": ({ strapi, body }) => refreshSession(strapi, body.refreshToken),
  "POST /api/sessions/end": ({ strapi, body }) => endSession(strapi, body.token),

  "POST /api/password-links": async ({ strapi, body, client }) => {
    await askForPasswordLink(strapi, body.email, client);
    return { asked: true };
  },
  "POST /api/password-links/read": async ({ strapi, body, client }) => {
    const { email } = await accountOfLink(strapi, body.token, client);
    return { email };
  },
  "POST /api/password-links/use": async ({ strapi, body, client }) => {
    const account = await accountOfLink(strapi, body.token, client);
    await setPassword(strapi, account, body);
    return { role: account.role.type };
  },

  "GET /api/accounts": ({ strapi }) => listAccounts(strapi),
  "POST /api/accounts": ({ strapi, body }) => createAccount(strapi, body),
  "POST /api/accounts/reset": ({ strapi, body }) => resetByCommand(strapi, body),
} satisfies Partial<Handlers>;
