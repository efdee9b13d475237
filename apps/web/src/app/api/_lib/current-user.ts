import "server-only";
import type { User } from "@repo/contract/http/roles";
import { ask, isUnauthenticated } from "@/cms/ask";

export async function currentUser(): Promise<User | null> {
  try {
    return await (await ask("GET /api/sessions/current")).json();
  } catch (error) {
    if (isUnauthenticated(error)) return null;
    throw error;
  }
}
