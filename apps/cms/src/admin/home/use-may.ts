import { useAuth } from "@strapi/strapi/admin";

/** Returns whether the editor has a permission of the content manager, such as "create", for a type. */
export function useMay(): (action: "create" | "read" | "update", uid: string) => boolean {
  const permissions = useAuth("Home", (auth) => auth.permissions);
  return (action, uid) =>
    permissions.some((own) => own.action === `plugin::content-manager.explorer.${action}` && own.subject === uid);
}
