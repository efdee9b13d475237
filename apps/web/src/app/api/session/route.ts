import { connection } from "next/server";
import { handleRequest } from "@/app/api/_lib/api-handler";
import { currentUser } from "@/app/api/_lib/current-user";

export async function GET(request: Request): Promise<Response> {
  await connection();
  return handleRequest(request, async () => Response.json({ user: await currentUser() }));
}
