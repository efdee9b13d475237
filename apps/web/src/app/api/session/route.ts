import { connection } from "next/server";
import { withErrorAnswers } from "@/app/api/_lib/api-handler";
import { openSession } from "@/app/api/_lib/session";

/** Who is signed in, for the browser. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return withErrorAnswers(request, async () => Response.json({ user: (await openSession())?.user ?? null }));
}
