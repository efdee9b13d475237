import { connection } from "next/server";
import { withErrorAnswers } from "@/app/api/_lib/api-handler";
import { openSession } from "@/app/api/_lib/session";

export async function GET(request: Request): Promise<Response> {
  await connection();
  return withErrorAnswers(request, async () => Response.json({ user: (await openSession())?.user ?? null }));
}
