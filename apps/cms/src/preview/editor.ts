import type { Core, UID } from "@strapi/strapi";
import { READ } from "../panel/routes";
import { isSite } from "../site-token";

export type Editor = {
  /** The editor's sign-in to the panel. */
  session: string;
  mayRead: (uid: UID.ContentType) => boolean;
};

/**
 * Ids of sessions rotate while an editor works; the device's stays, but clients choose it, and two may be the same.
 * Undefined once the session has ended.
 */
export async function signInOf(strapi: Core.Strapi, sessionId: string): Promise<string | undefined> {
  const session = await strapi.db.query("admin::session").findOne({ where: { sessionId } });
  return session && `${session.userId}.${session.deviceId}`;
}

/** The editor of the request's preview; null for visitors, and after the editor has signed out. */
export async function editorOf(
  strapi: Core.Strapi,
  headers: Record<string, string | string[] | undefined>,
): Promise<Editor | null> {
  const session = headers["x-preview"];
  if (typeof session !== "string" || !isSite(headers)) return null;
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
