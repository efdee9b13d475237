import type { Core } from "@strapi/strapi";

type Query = { sort?: unknown };
type Manager = { sanitizeQuery: (query: Query, options?: object) => Promise<Query> };
type Service = { createPermissionsManager: (options: object) => Manager };

/** Lets no role sort by what it may not read: Strapi leaves out such a sort where a query has several, but not where it has one. */
export function dropUnreadableSorts(strapi: Core.Strapi): void {
  strapi.get("services").extend("admin::permission", (service: Service) => ({
    ...service,

    createPermissionsManager(options: object) {
      const manager = service.createPermissionsManager(options);
      const { sanitizeQuery } = manager;
      manager.sanitizeQuery = (query, options) => {
        const { sort } = query;
        return sanitizeQuery(typeof sort === "string" ? { ...query, sort: sort.split(",") } : query, options);
      };
      return manager;
    },
  }));
}
