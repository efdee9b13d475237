import type { Core, UID } from "@strapi/strapi";

type Permission = { action: string; subject?: string; properties?: { fields: string[] } };
type Configuration = { attributes?: Record<string, { hidden: boolean }> };
type ContentAction = "create" | "read" | "update" | "delete" | "publish";

const OF_FIELDS: ContentAction[] = ["create", "read", "update"];

export function permissionsFor(strapi: Core.Strapi, types: UID.ContentType[], actions: ContentAction[]): Permission[] {
  return types.flatMap((subject) =>
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      properties: OF_FIELDS.includes(action) ? { fields: fieldsOf(strapi, subject) } : undefined,
    })),
  );
}

export function plain(plugin: string, actions: string[]): Permission[] {
  return actions.map((action) => ({ action: `plugin::${plugin}.${action}` }));
}

function fieldsOf(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  const type = strapi.contentTypes[uid];
  const hidden = "config" in type ? ((type.config as Configuration).attributes ?? {}) : {};
  const all: string[] = strapi.service("admin::content-type").getNestedFields(type, { components: strapi.components });
  return all.filter((field) => !(field in hidden));
}
