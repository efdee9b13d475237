import { connection } from "next/server";
import { answer } from "@/lib/api-handler";
import { openSession } from "@/lib/session";

/** Who is signed in, for the browser. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return answer(request, async () => Response.json({ user: (await openSession())?.user ?? null }));
}
