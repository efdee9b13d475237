import { type PreviewClaims, readPreview } from "@repo/plugin-kit/preview/token";
import type { Core } from "@strapi/strapi";
import { type Headers, optionsOf, secretsOf } from "./preview-options";
import type { Editor } from "./types";

export const READ = "plugin::content-manager.explorer.read";

/** Undefined after it ends. Ids of sessions rotate. The device's stays, but clients choose it: two may be the same. */
export async function signInOf(strapi: Core.Strapi, sessionId: string): Promise<string | undefined> {
  const session = await strapi.db.query("admin::session").findOne({ where: { sessionId } });
  return session && `${session.userId}.${session.deviceId}`;
}

/** The preview that a request of the site is for; null for visitors, and after the editor has signed out. */
export async function openPreview(
  strapi: Core.Strapi,
  headers: Headers,
): Promise<{ claims: PreviewClaims; editor: Editor } | null> {
  const token = headers["x-preview"];
  if (typeof token !== "string" || !optionsOf(strapi).isSite(headers)) return null;
  const claims = readPreview(token, secretsOf(strapi));
  const editor = claims && (await editorOf(strapi, claims.session));
  return editor && { claims, editor };
}

async function editorOf(strapi: Core.Strapi, session: string): Promise<Editor | null> {
  const [userId, deviceId] = session.split(".");
  if (!userId || !deviceId) return null;
  const signedIn = await strapi.db.query("admin::session").findOne({
    where: { origin: "admin", userId, deviceId, status: "active", expiresAt: { $gt: new Date() } },
  });
  const user =
    signedIn &&
    (await strapi.db
      .query("admin::user")
      .findOne({ where: { id: signedIn.userId, isActive: true, blocked: false }, populate: ["roles"] }));
  if (!user) return null;
  const ability = await strapi.service("admin::permission").engine.generateUserAbility(user);
  return { session, mayRead: (uid) => ability.can(READ, uid) };
}
