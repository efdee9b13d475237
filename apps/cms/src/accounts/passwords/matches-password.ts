import { meantPasswords } from "@repo/contract/http/sign-in";
import type { Core } from "@strapi/strapi";

/** Compares what was typed with all that may be meant by it, so that timing doesn't reveal which of them is right. */
export async function matchesPassword(strapi: Core.Strapi, typed: string, hash: string): Promise<boolean> {
  const users = strapi.plugin("users-permissions").service("user");
  const found = await Promise.all(
    meantPasswords(typed).map((password): Promise<boolean> => users.validatePassword(password, hash)),
  );
  return found.includes(true);
}
