import type { RotatingSecret } from "@repo/process/settings";

const TIMEOUT_MS = 30_000;

type Site = { siteLocalUrl: string; revalidateSecret: RotatingSecret };

export async function revalidateAll({ siteLocalUrl, revalidateSecret }: Site): Promise<void> {
  await fetch(`${siteLocalUrl}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret.current}`, "content-type": "application/json" },
    body: JSON.stringify({ types: ["*"] }),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => console.error(error.message));
}
