import { fetchCms } from "@/cms/fetch";

const TIMEOUT_MS = 2_000;

export async function GET(): Promise<Response> {
  const ready = await fetchCms("/_ready", { timeoutMs: TIMEOUT_MS }).catch(() => null);
  return Response.json({ status: "ok", cms: ready?.ok ? "ok" : "down" });
}
