import type { Core } from "@strapi/strapi";
import { checkRoute, type Routers } from "../../access/built-in-routes";
import { fieldError } from "../../database/field-error";

type Account = { id: number; email: string; password: string };
type Sent = { email?: unknown; password?: unknown; currentPassword?: unknown };

const NEEDED =
  "Changing what you sign in with takes your current password. In your profile, fill in all three fields of the password; the new one may be the old one.";

/** Strapi asks for the current password only for a new password in the profile, not for other changes of an account. */
export function requireCurrentPassword(strapi: Core.Strapi): void {
  for (const path of ["/users/me", "/users/:id"]) {
    checkRoute(strapi.admin?.routes as Routers, "PUT", path, async ({ params, request, state }) => {
      const own: Account = state.user;
      const sent = (request.body ?? {}) as Sent;
      const isOwn = path === "/users/me" || Number(params.id) === own.id;
      if (isOwn && changesSignIn(own, sent)) await requirePassword(strapi, own, sent.currentPassword);
    });
  }
}

function changesSignIn(own: Account, { email, password }: Sent): boolean {
  return password !== undefined || (typeof email === "string" && email.toLowerCase() !== own.email.toLowerCase());
}

async function requirePassword(strapi: Core.Strapi, own: Account, typed: unknown): Promise<void> {
  if (typeof typed === "string" && (await strapi.service("admin::auth").validatePassword(typed, own.password))) return;
  throw fieldError(NEEDED, "email", "currentPassword");
}
