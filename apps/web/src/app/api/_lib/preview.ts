import "server-only";
import { PREVIEW_LIFETIME_S, type PreviewClaims, signPreview } from "@repo/preview/token";
import { cookies, draftMode } from "next/headers";
import { env } from "@/env";

/** The cookie of Next.js opens draft mode in development alone: see server/draft-mode.ts. */
export async function enterPreview({ path: _, ...claims }: PreviewClaims): Promise<void> {
  (await draftMode()).enable();
  const { previewCookie, previewSecret } = env();
  (await cookies()).set(previewCookie, signPreview(claims, previewSecret.current), attributes(PREVIEW_LIFETIME_S));
}

export async function leavePreview(): Promise<void> {
  (await draftMode()).disable();
  (await cookies()).set(env().previewCookie, "", attributes(0));
}

/** Lax works in the panel's frame: its host and the site's share a registrable domain. */
const attributes = (maxAge: number) =>
  ({ httpOnly: true, secure: !env().siteIsLocal, sameSite: "lax", path: "/", maxAge }) as const;
