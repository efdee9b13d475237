import { useAuth } from "@strapi/strapi/admin";

export function useMay(): (action: "create" | "read" | "update", uid: string) => boolean {
  const permissions = useAuth("Home", (auth) => auth.permissions);
  return (action, uid) =>
    permissions.some((own) => own.action === `plugin::content-manager.explorer.${action}` && own.subject === uid);
}
