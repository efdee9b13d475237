import { company, setCompany } from "@repo/brand";
import { companyOf } from "@repo/brand/company-of";
import { uidOf } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";

const SETTING = uidOf("site-setting");
const CONTACT = uidOf("contact-detail");
const PUBLISHED = { publishedAt: { $notNull: true } };
/** These take no function, and read their options at each request. */
const PLUGINS_WITH_DATES = ["entry-history", "scheduled-publishing"];

let loaded: string | undefined;

export async function loadCompany(strapi: Core.Strapi): Promise<void> {
  const state = await stateOf(strapi);
  const [setting, contact] = await Promise.all([
    strapi.db
      .query(SETTING)
      .findOne({ where: PUBLISHED, populate: ["mark", "textFont", "displayFont", "colors", "region"] }),
    strapi.db.query(CONTACT).findOne({ where: PUBLISHED }),
  ]);
  setCompany(companyOf(setting, contact));
  const { timeZone, locale } = company();
  for (const plugin of PLUGINS_WITH_DATES) {
    strapi.config.set(`plugin::${plugin}.timeZone`, timeZone);
    strapi.config.set(`plugin::${plugin}.dateLanguage`, locale);
  }
  loaded = state;
}

/** Loads what another replica or a command has published. */
export async function refreshCompany(strapi: Core.Strapi): Promise<void> {
  if ((await stateOf(strapi)) !== loaded) await loadCompany(strapi);
}

async function stateOf(strapi: Core.Strapi): Promise<string> {
  const select = ["id", "updatedAt"];
  return JSON.stringify(
    await Promise.all([SETTING, CONTACT].map((uid) => strapi.db.query(uid).findOne({ select, where: PUBLISHED }))),
  );
}
