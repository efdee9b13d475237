import { connection } from "next/server";
import { withErrorResponses } from "@/app/api/_lib/api-handler";
import { currentUser } from "@/app/api/_lib/current-user";

export async function GET(): Promise<Response> {
  await connection();
  return withErrorResponses(async () => Response.json({ user: await currentUser() }));
}
