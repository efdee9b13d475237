import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Change } from "./change";
import { inState, type Named } from "./content";

type Can = (action: string, subject: unknown, field?: string) => boolean;
/** Takes the context from Strapi: packages that import this type needn't have Koa's types. */
export type PanelContext = Parameters<Core.MiddlewareHandler>[0] & {
  state: { user: { id: number; email: string }; userAbility: { can: Can } };
};

export type Action = "read" | "create" | "update";

const actionOf = (action: Action) => `plugin::content-manager.explorer.${action}`;

/** Checks the panel's permissions for the type, without conditions on an entry. */
export function may({ state }: PanelContext, action: Action, uid: string): boolean {
  return state.userAbility.can(actionOf(action), uid);
}

/** Checks conditions on the entry too. @throws {NotFoundError} if it is missing, {ForbiddenError} if unreadable. */
export async function accessTo(
  strapi: Core.Strapi,
  { state }: PanelContext,
  entry: Named,
): Promise<{ isAllowed: (action: Action, changes: Change[]) => boolean; readable: (changes: Change[]) => Change[] }> {
  const { uid } = entry;
  const row = await strapi.db
    .query(uid)
    .findOne({ where: inState(strapi, entry, "draft"), populate: { createdBy: { populate: ["roles"] } } });
  if (!row) throw new errors.NotFoundError();
  const { userAbility: ability } = state;
  const manager = strapi.service("admin::permission").createPermissionsManager({ ability, model: uid });
  const subject = manager.toSubject(row);
  if (!ability.can(actionOf("read"), subject)) throw new errors.ForbiddenError();
  const can = (action: Action) => (change: Change) => ability.can(actionOf(action), subject, change.path);
  return {
    isAllowed: (action, changes) => ability.can(actionOf(action), subject) && changes.every(can(action)),
    readable: (changes) => changes.filter(can("read")),
  };
}
