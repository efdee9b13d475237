import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";

export type Session = {
  sessionId: string;
  userId: string;
  /** Names one sign-in, which all sessions rotated from it share. */
  deviceId: string;
  childId: string | null;
  status: "active" | "rotated";
  createdAt: string;
  expiresAt: string;
  absoluteExpiresAt: string;
  metadata: { passwordDigest: string };
};

export type Account = {
  id: number;
  email: string;
  password: string | null;
  blocked: boolean;
  role: { id: number; type: string };
};

export const passwordDigest = (account: Account) =>
  createHash("sha256")
    .update(account.password ?? "")
    .digest("base64url");

export async function userOfSession(strapi: Core.Strapi, session: Session): Promise<Account | null> {
  const account: Account | null = await strapi.db
    .query("plugin::users-permissions.user")
    .findOne({ where: { id: session.userId }, populate: ["role"] });
  if (!account?.role || account.blocked || new Date(session.absoluteExpiresAt) <= new Date()) return null;
  return passwordDigest(account) === session.metadata?.passwordDigest ? account : null;
}
