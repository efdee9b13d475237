import { randomBytes } from "node:crypto";
import { isFieldKey } from "@repo/contract/form/form";
import type { Core } from "@strapi/strapi";

type Field = { id?: number | string; key?: string | null };

/** Gives each new field of a form its key. A field keeps its key, whatever is sent for it. */
export function registerFormKeys(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === "api::form.form" && (context.action === "create" || context.action === "update")) {
      const { fields } = context.params.data as { fields?: Field[] | null };
      if (Array.isArray(fields)) await giveKeys(strapi, fields);
    }
    return next();
  });
}

async function giveKeys(strapi: Core.Strapi, fields: Field[]): Promise<void> {
  const ids = fields.flatMap(({ id }) => id ?? []);
  const stored: Required<Field>[] = await strapi.db
    .query("form.field")
    .findMany({ where: { id: { $in: ids } }, select: ["id", "key"] });
  const keys = new Map(stored.map(({ id, key }) => [String(id), key]));
  const taken = new Set<string>();
  for (const field of fields) {
    const key = keys.get(String(field.id)) ?? field.key;
    field.key = isFieldKey(key) && !taken.has(key) ? key : `f${randomBytes(4).toString("hex")}`;
    taken.add(field.key);
  }
}
