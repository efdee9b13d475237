import type { Core } from "@strapi/strapi";
import { fieldError } from "../../database/field-error";
import { isCommonPassword } from "./common-password";

export const TOO_COMMON =
  "This password is among the first that are tried. Choose one that nobody else would think of.";

type Service = { hashPassword: (password: string) => Promise<string> };

/** Of accounts of the panel; `accounts/writes.ts` refuses those of the dashboards. */
export function refuseCommonPasswords(strapi: Core.Strapi): void {
  strapi.get("services").extend("admin::auth", (service: Service) => ({
    ...service,

    async hashPassword(password: string) {
      refuseCommon(password);
      return service.hashPassword(password);
    },
  }));
}

export function refuseCommon(password: unknown): void {
  if (typeof password === "string" && isCommonPassword(password)) throw fieldError(TOO_COMMON, "password");
}
