import { toParagraphs } from "@repo/contract/text/lines";
import type { Core } from "@strapi/strapi";

const HIRING = "api::hiring-setting.hiring-setting";

/** Returns the reasons of the schema until somebody has saved others in the panel. */
export async function rejectionReasons(strapi: Core.Strapi): Promise<string[]> {
  const { rejectionReasons: offered } = strapi.contentType(HIRING).attributes;
  const settings = await strapi.db.query(HIRING).findOne({});
  return toParagraphs(
    settings ? (settings.rejectionReasons ?? "") : "default" in offered ? String(offered.default) : "",
  );
}
