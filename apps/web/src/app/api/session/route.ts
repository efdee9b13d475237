import { connection } from "next/server";
import { answer } from "@/lib/api-handler";
import { openSession } from "@/lib/session";

/** Who is signed in, for the browser. */
export async function GET(): Promise<Response> {
  await connection();
  const response = await answer(async () => Response.json({ user: (await openSession())?.user ?? null }));
  response.headers.set("Cache-Control", "no-store");
  return response;
}
