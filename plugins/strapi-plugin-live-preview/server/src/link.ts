import { signPreview } from "@repo/plugin-kit/preview/token";
import type { Core } from "@strapi/strapi";
import { READ, signInOf } from "./editor";
import { isNewId } from "./new-id";
import { optionsOf, secretsOf } from "./preview-options";

export type Shown = { documentId: string; status?: string; locale?: string | null };

/** Undefined without a page, for users who may not read the entry, and for a new one without a page of its own. */
export async function previewLink(
  strapi: Core.Strapi,
  uid: string,
  { documentId, status, locale }: Shown,
): Promise<string | undefined> {
  const { site, enterPath, pathOf } = optionsOf(strapi);
  const { userAbility, session } = strapi.requestContext.get()?.state ?? {};
  if (!userAbility?.can(READ, uid)) return undefined;
  const path = await pathOf({ strapi, uid, documentId, locale });
  if (isNewId(documentId ?? "") && !path?.includes(documentId)) return undefined;
  const signedIn = path && (await signInOf(strapi, session.id));
  if (!signedIn) return undefined;
  const token = signPreview(
    {
      session: signedIn,
      status: status === "published" ? "published" : "draft",
      panel: new URL(strapi.config.get<string>("admin.absoluteUrl")).origin,
      path,
    },
    secretsOf(strapi)[0] ?? "",
  );
  return `${site}${enterPath}?token=${token}`;
}
