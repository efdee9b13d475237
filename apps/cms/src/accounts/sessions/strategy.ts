import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import type { Account } from "../../access/account";
import { passkeyActions } from "../../access/operations";
import { siteActions } from "../../access/permissions";
import { isSite } from "../../access/site-token";
import { claimsOf } from "../tokens";
import { type Session, userOf, userOfSession } from "./user-of-session";

type Ability = { can: (action: string) => boolean; isForPasskey?: boolean };
type Auth = { credentials: Account | null; ability: Ability };

const refused = { error: "Missing or invalid credentials" };
const forPasskey: Ability = { can: (action) => passkeyActions.includes(action), isForPasskey: true };
const site: Auth = { credentials: null, ability: { can: (action) => siteActions.includes(action) } };

/** The plugin's strategy trusts a token until it expires, and reports a database outage as a bad token. */
export function sessionStrategy(strapi: Core.Strapi) {
  const service = (name: string) => strapi.plugin("users-permissions").service(name);

  return {
    name: "session",

    async authenticate(ctx: Context) {
      try {
        return await identify(ctx);
      } catch (error) {
        strapi.log.error(error);
        throw new RuleError("CMS_UNAVAILABLE", "The session could not be verified.");
      }
    },

    async verify({ credentials, ability }: Auth, { scope }: { scope?: string | string[] }) {
      const isForAny = credentials && !ability.isForPasskey;
      if (scope ? [scope].flat().every((action) => ability.can(action)) : isForAny) return;
      if (ability.isForPasskey) throw new RuleError("FORBIDDEN", "Add a passkey to your account first.");
      throw credentials ? new errors.ForbiddenError("This belongs to another role.") : new errors.UnauthorizedError();
    },
  };

  async function identify(ctx: Context) {
    const { authorization } = ctx.headers;
    if (!authorization) return { authenticated: isSite(ctx.headers), ...site };

    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const session = token && (await sessionOf(token));
    const user = session && (await userOfSession(strapi, session));
    if (!user) return refused;
    Object.assign(ctx.state, { user, session });
    if (userOf(user, session.metadata).mustAddPasskey) {
      return { authenticated: true, credentials: user, ability: forPasskey };
    }
    const permissions: object[] = await service("permission").findRolePermissions(user.role.id);
    const actions: { action: string }[] = permissions.map(service("permission").toContentAPIPermission);
    const ability = await strapi.contentAPI.permissions.engine.generateAbility(actions);
    return { authenticated: true, credentials: user, ability };
  }

  async function sessionOf(accessToken: string): Promise<Session | null> {
    const claims = claimsOf(accessToken);
    if (claims?.type !== "access") return null;
    return strapi.db.query("admin::session").findOne({ where: { sessionId: claims.sessionId } });
  }
}
