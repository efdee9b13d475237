import "server-only";
import { PREVIEW_LIFETIME_S, type PreviewClaims, previewCookie, signPreview } from "@repo/settings";
import { cookies, draftMode } from "next/headers";
import { env } from "@/env";

/** The cookie of Next.js opens draft mode in development alone: see server/draft-mode.ts. */
export async function enterPreview({ path: _, ...claims }: PreviewClaims): Promise<void> {
  (await draftMode()).enable();
  (await cookies()).set(previewCookie(env()), signPreview(claims, env().previewSecret), attributes(PREVIEW_LIFETIME_S));
}

export async function leavePreview(): Promise<void> {
  (await draftMode()).disable();
  (await cookies()).set(previewCookie(env()), "", attributes(0));
}

/** Lax works in the panel's frame: its host and the site's share a registrable domain. */
const attributes = (maxAge: number) =>
  ({ httpOnly: true, secure: !env().siteIsLocal, sameSite: "lax", path: "/", maxAge }) as const;
