import { env } from "@/env";

/** The site is alive, whatever the CMS is. */
export async function GET(): Promise<Response> {
  const ready = await fetch(`${env().cmsUrl}/_ready`, { cache: "no-store", signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  return Response.json({ status: "ok", cms: ready?.ok ? "ok" : "down" });
}
