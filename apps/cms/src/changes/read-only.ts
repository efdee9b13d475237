import { errors } from "@strapi/utils";
import type { Action, Rule } from "./on-write";

/** Refuses all changes but `allowed`, in the panel too. The CMS itself writes the rows without the Document Service. */
export const readOnly =
  (refusal: string, allowed: Action[] = []): Rule =>
  ({ action }) => {
    if (!allowed.includes(action)) throw new errors.ForbiddenError(refusal);
  };
