import "server-only";
import { PREVIEW_LIFETIME_S, type PreviewClaims, signPreview } from "@repo/plugin-kit/preview/token";
import { cookies, draftMode } from "next/headers";
import { siteSettings } from "@/settings";

/** Sets the cookie for which server/steps/draft-mode.ts opens draft mode. Development opens it here. */
export async function enterPreview({ path: _, ...claims }: PreviewClaims): Promise<void> {
  if (process.env.NODE_ENV === "development") (await draftMode()).enable();
  await setPreviewCookie(signPreview(claims, siteSettings().previewSecret.current), PREVIEW_LIFETIME_S);
}

export async function leavePreview(): Promise<void> {
  if (process.env.NODE_ENV === "development") (await draftMode()).disable();
  await setPreviewCookie("", 0);
}

/** `lax` works in the panel's frame, because its host and the site's share a registrable domain. */
async function setPreviewCookie(value: string, maxAge: number): Promise<void> {
  const { previewCookie, siteIsLocal } = siteSettings();
  const options = { httpOnly: true, secure: !siteIsLocal, sameSite: "lax", path: "/", maxAge } as const;
  (await cookies()).set(previewCookie, value, options);
}
