import { env } from "@/env";

/** Healthy even while the CMS is down. */
export async function GET(): Promise<Response> {
  const ready = await fetch(`${env().cmsUrl}/_ready`, { cache: "no-store", signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  return Response.json({ status: "ok", cms: ready?.ok ? "ok" : "down" });
}
