import { CONTENT_TYPES, uidOf } from "@repo/rules/content-types";
import { cmsSettings, signPreview } from "@repo/settings";
import { READ } from "../panel/routes";
import { addressOf } from "./addresses";
import { signInOf } from "./editor";

/** Strapi's preview handler; undefined for types without a page, and for users who may not read them. */
export async function previewLink(
  uid: string,
  { documentId, status }: { documentId: string; status?: string },
): Promise<string | undefined> {
  const type = CONTENT_TYPES.find((each) => uidOf(each) === uid);
  const { userAbility, session } = strapi.requestContext.get()?.state ?? {};
  if (!type || !userAbility?.can(READ, uid)) return undefined;
  const signedIn = await signInOf(strapi, session.id);
  if (!signedIn) return undefined;
  const { siteUrl, cmsUrl, previewSecret } = cmsSettings(process.env);
  const token = signPreview(
    {
      session: signedIn,
      status: status === "published" ? "published" : "draft",
      panel: cmsUrl,
      path: await addressOf(strapi, type, documentId),
    },
    previewSecret,
  );
  return `${siteUrl}/api/preview?token=${token}`;
}
