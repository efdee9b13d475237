import "server-only";
import { PREVIEW_LIFETIME_S, type PreviewClaims, signPreview } from "@repo/preview/token";
import { cookies, draftMode } from "next/headers";
import { env } from "@/env";

const DRAFT_MODE = "__prerender_bypass";

/** Next.js's own cookie, which counts in development only (server/draft-mode.ts), would last as long as the browser. */
export async function enterPreview({ path: _, ...claims }: PreviewClaims): Promise<void> {
  (await draftMode()).enable();
  const { previewCookie, previewSecret } = env();
  const jar = await cookies();
  jar.set(DRAFT_MODE, jar.get(DRAFT_MODE)?.value ?? "", attributes(PREVIEW_LIFETIME_S));
  jar.set(previewCookie, signPreview(claims, previewSecret.current), attributes(PREVIEW_LIFETIME_S));
}

export async function leavePreview(): Promise<void> {
  (await draftMode()).disable();
  const jar = await cookies();
  for (const name of [DRAFT_MODE, env().previewCookie]) jar.set(name, "", attributes(0));
}

/** Lax works in the panel's frame: its host and the site's share a registrable domain. */
const attributes = (maxAge: number) =>
  ({ httpOnly: true, secure: !env().siteIsLocal, sameSite: "lax", path: "/", maxAge }) as const;
