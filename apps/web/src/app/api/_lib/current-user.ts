import "server-only";
import type { User } from "@repo/contract/http/roles";
import { askCms } from "@/app/api/_lib/dashboard-handler";
import { isUnauthenticated } from "@/app/api/_lib/session";
import { readResponse } from "@/cms/rest";

export async function currentUser(): Promise<User | null> {
  try {
    return await readResponse<User>(await askCms("GET /api/sessions/current"));
  } catch (error) {
    if (isUnauthenticated(error)) return null;
    throw error;
  }
}
