import type { Core } from "@strapi/strapi";
import { fieldError } from "../../database/field-error";

type Account = { id: number | string; email: string; password: string };
type Changes = { email?: string; password?: string };
type Service = { updateById: (id: number | string, changes: Changes) => Promise<unknown> };

const NEEDED =
  "Changing what you sign in with takes your current password. In your profile, fill in all three fields of the password; the new one may be the old one.";

/** Strapi asks for the current password only for a new password in the profile, not for other changes of an account. */
export function requireCurrentPassword(strapi: Core.Strapi): void {
  strapi.get("services").extend("admin::user", (service: Service) => ({
    ...service,

    async updateById(id: number | string, changes: Changes) {
      const request = strapi.requestContext.get();
      const own: Account | undefined = /^\/admin\/users\//i.test(request?.path ?? "") && request?.state.user;
      if (request && own && String(own.id) === String(id) && changesSignIn(own, changes)) {
        const { body }: { body?: Typed } = request.request;
        await requirePassword(strapi, own, body?.currentPassword);
      }
      return service.updateById(id, changes);
    },
  }));
}

type Typed = { currentPassword?: unknown };

function changesSignIn(own: Account, { email, password }: Changes): boolean {
  return password !== undefined || (email !== undefined && email.toLowerCase() !== own.email.toLowerCase());
}

async function requirePassword(strapi: Core.Strapi, own: Account, typed: unknown): Promise<void> {
  if (typeof typed === "string" && (await strapi.service("admin::auth").validatePassword(typed, own.password))) return;
  throw fieldError(NEEDED, "email", "currentPassword");
}
