import { FORM_BODY } from "@repo/contract/http/json-body";
import type { Role } from "@repo/contract/http/roles";
import type { Group, Operation } from "@repo/contract/operations/operation";
import { OPERATIONS } from "@repo/contract/operations/table";

const handled = Object.entries<Operation & Group>(OPERATIONS).flatMap(([name, row]) =>
  row.action ? [{ name, ...row, handler: `${row.controller}.${row.action}` }] : [],
);

export const actionsOf = (role: Role): string[] =>
  handled.filter(({ roles }) => roles.includes(role)).map(({ handler }) => handler);

/** What a session may do that must add a passkey first. */
export const passkeyActions: string[] = handled.filter(({ addsPasskey }) => addsPasskey).map(({ handler }) => handler);

/** Routes of the operations whose controllers belong to `api`, such as `api::job`. */
export function operationRoutes(api: string) {
  const routes = handled.filter(({ handler }) => handler.startsWith(`${api}.`));
  return {
    type: "content-api",
    routes: routes.map(({ name, cmsPath, handler, accountOnly, isForm, limits = FORM_BODY }) => {
      const [method = "", address = ""] = name.split(" ");
      return {
        method,
        path: (cmsPath ?? address).slice("/api".length),
        handler,
        // Strapi writes the permission into this object, so each route needs its own.
        config: { policies: accountOnly ? ["global::account-only"] : [], isForm, limits },
      };
    }),
  };
}
