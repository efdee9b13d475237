import "server-only";
import { PREVIEW_LIFETIME_S, type PreviewClaims, previewCookie, signPreview } from "@repo/settings";
import { cookies, draftMode } from "next/headers";
import { env } from "@/env";

const DRAFT_MODE = "__prerender_bypass";

/** Next.js's own cookie would last as long as the browser, and needs https. */
export async function enterPreview({ path: _, ...claims }: PreviewClaims): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const draftCookie = jar.get(DRAFT_MODE)?.value ?? "";
  jar.set(DRAFT_MODE, draftCookie, attributes());
  jar.set(previewCookie(env()), signPreview(claims, env().previewSecret), attributes());
}

export async function leavePreview(): Promise<void> {
  (await draftMode()).disable();
  const jar = await cookies();
  for (const name of [DRAFT_MODE, previewCookie(env())]) jar.set(name, "", { ...attributes(), maxAge: 0 });
}

/** Lax works in the panel's frame: its host and the site's share a registrable domain. */
const attributes = () =>
  ({
    httpOnly: true,
    secure: !env().siteIsLocal,
    sameSite: "lax",
    path: "/",
    maxAge: PREVIEW_LIFETIME_S,
  }) as const;
