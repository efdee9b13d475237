import { sample } from "@repo/brand/sample";
import { uidOf } from "@repo/contract/page/content-types";
import type { Core, UID } from "@strapi/strapi";
import { regionFields } from "./brand-fields";

const SETTING = uidOf("site-setting");

/** Writes into settings of before 1.2 the colours and the region that their build had compiled in. */
export async function fillSettings(strapi: Core.Strapi): Promise<void> {
  const parts = regionFields(sample);
  const { tableName } = strapi.db.metadata.get(SETTING);
  await strapi.db.transaction(async ({ trx }) => {
    await trx(tableName).select("id").forUpdate();
    const rows = await strapi.db.query(SETTING).findMany({ populate: ["colors", "region"] });
    for (const row of rows) {
      for (const [field, data] of Object.entries(parts)) {
        if (row[field]) continue;
        const component: UID.Component = `site.${field as keyof typeof parts}`;
        const { id } = await strapi.db.query(component).create({ data });
        await trx(`${tableName}_cmps`).insert({
          entity_id: row.id,
          cmp_id: id,
          component_type: component,
          field,
          order: 1,
        });
      }
    }
  });
}
