import { isFormerSearch } from "../../search/former-tables";

export const MIGRATIONS = ["strapi_migrations", "strapi_migrations_internal"];
export const OF_DATABASE = ["strapi_database_schema", ...MIGRATIONS];

/** Tables that are useless or harmful in a restored database (docs/decisions/0018-backups.md). */
const PASSING = ["rate_limits", "strapi_sessions"];

const isPassing = (table: string) => PASSING.includes(table) || isFormerSearch(table);

const NAME = /^\w+$/;

export const isBackedUp = (table: string) => NAME.test(table) && !OF_DATABASE.includes(table) && !isPassing(table);

export const MADE_BY_START: Record<string, number> = {
  ...Object.fromEntries(
    [
      ...OF_DATABASE,
      "strapi_core_store_settings",
      "admin_permissions",
      "admin_permissions_role_lnk",
      "admin_roles",
      "up_permissions",
      "up_permissions_role_lnk",
      "up_roles",
      "i18n_locale",
    ].map((table) => [table, Number.POSITIVE_INFINITY]),
  ),
  admin_users: 1,
  admin_users_roles_lnk: 1,
  up_users: 2,
  up_users_role_lnk: 2,
  strapi_api_tokens: 2,
};
