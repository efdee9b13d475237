import type { Core } from "@strapi/strapi";
import { fieldError } from "../../database/field-error";
import { isCommonPassword } from "./common-password";

export const TOO_COMMON =
  "This password is among the first that are tried. Choose one that nobody else would think of.";

type Service = { hashPassword: (password: string) => Promise<string> };

export function refuseCommonPasswords(strapi: Core.Strapi): void {
  strapi.get("services").extend("admin::auth", (service: Service) => ({
    ...service,

    async hashPassword(password: string) {
      refuseCommon(password);
      return service.hashPassword(password);
    },
  }));

  strapi.documents.use(async ({ uid, params }, next) => {
    if (uid === "plugin::users-permissions.user") refuseCommon((params as Written).data?.password);
    return next();
  });
}

type Written = { data?: { password?: unknown } };

function refuseCommon(password: unknown): void {
  if (typeof password === "string" && isCommonPassword(password)) throw fieldError(TOO_COMMON, "password");
}
