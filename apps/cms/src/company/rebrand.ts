import { BrandError, type ReadBrand, readBrand } from "@repo/brand/read";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { createPictures } from "../../seed/pictures";
import { brandFields } from "./brand-fields";

type Written = { siteSetting: string; contactDetail: string };

/** Publishes the brand of a folder as site settings and contact details. @throws {RuleError} VALIDATION_FAILED */
export async function rebrand(strapi: Core.Strapi, folder: string): Promise<Written> {
  const read = await readBrand(folder).catch((error: Error) => {
    throw error instanceof BrandError ? new RuleError("VALIDATION_FAILED", error.message) : error;
  });
  const { siteSetting, contactDetail } = brandFields(read.brand);
  const pictures = createPictures(strapi);
  try {
    await strapi.db.transaction(async () => {
      const files = await pictures.ofBrand(read);
      await publish(strapi, "api::site-setting.site-setting", { ...siteSetting, ...files });
      await publish(strapi, "api::contact-detail.contact-detail", contactDetail);
    });
  } catch (error) {
    await pictures.removeAll();
    throw error;
  }
  return writtenOf(read);
}

async function publish(
  strapi: Core.Strapi,
  uid: "api::site-setting.site-setting" | "api::contact-detail.contact-detail",
  data: object,
): Promise<void> {
  const documents = strapi.documents(uid);
  const stored = await documents.findFirst({ fields: [] });
  if (!stored) throw new RuleError("NOT_FOUND", "There is no content yet: set BRAND for the first start instead.");
  await documents.update({ documentId: stored.documentId, data: data as never, status: "published" });
}

function writtenOf({ brand, mark, fonts }: ReadBrand): Written {
  const { name, shortName, colors, locale, timeZone, salary, email, phones, address } = brand;
  const files = [mark, ...Object.values(fonts)].map((file) => file.replace(/^.*[/\\]/, ""));
  const painted = Object.entries(colors).map(([role, color]) => `${role} ${color}`);
  return {
    siteSetting: [name, shortName, ...files, ...painted, locale, timeZone, `${salary.term} in ${salary.label}`].join(
      ", ",
    ),
    contactDetail: [email.contact, ...phones.map(({ number }) => number), ...Object.values(address).slice(0, 5)].join(
      ", ",
    ),
  };
}
