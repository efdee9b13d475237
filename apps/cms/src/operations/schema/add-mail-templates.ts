import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { mailTemplates } from "../../../seed/data/mail-templates";

/** Runs once, for instances older than mails to applicants. The seed of a new one contains the templates. */
export async function addMailTemplates(strapi: Core.Strapi): Promise<void> {
  const done = strapi.store({ type: "core", name: "mail_templates" });
  if (await done.get({ key: "added" })) return;
  const templates = strapi.db.query("api::application-mail-template.application-mail-template");
  const isOlder = (await strapi.db.query("api::site-setting.site-setting").count()) > 0;
  await strapi.db.transaction(async () => {
    if (isOlder && (await templates.count()) === 0) {
      const publishedAt = new Date();
      for (const data of mailTemplates)
        await templates.create({ data: { documentId: randomUUID(), publishedAt, ...data } });
    }
    await done.set({ key: "added", value: true });
  });
}
