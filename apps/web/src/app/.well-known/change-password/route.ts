import { connection } from "next/server";
import { handleRequest } from "@/app/api/_lib/api-handler";
import { currentUser } from "@/app/api/_lib/current-user";
import { DASHBOARDS } from "@/lib/dashboards";

/** Leads password managers to where a password is changed: https://w3c.github.io/webappsec-change-password-url/ */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return handleRequest(request, async () => {
    const { home } = DASHBOARDS[(await currentUser())?.role ?? "jobs-admin"];
    return new Response(null, { status: 303, headers: { Location: `${home}/account`, "Cache-Control": "no-store" } });
  });
}
