import { readResponse } from "@repo/cms-client/rest";
import type { User } from "@repo/contract/http/roles";
import { connection } from "next/server";
import { withErrorResponses } from "@/app/api/_lib/api-handler";
import { askCms } from "@/app/api/_lib/dashboard-handler";
import { isUnauthenticated } from "@/app/api/_lib/session";

export async function GET(): Promise<Response> {
  await connection();
  return withErrorResponses(async () => Response.json({ user: await currentUser() }));
}

async function currentUser(): Promise<User | null> {
  try {
    return await readResponse<User>(await askCms("GET /api/sessions/current"));
  } catch (error) {
    if (isUnauthenticated(error)) return null;
    throw error;
  }
}
