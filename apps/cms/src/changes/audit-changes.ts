import { recordAudit } from "../access/audit";
import { onWrite, type Rule, type Written } from "./on-write";
import { readOnly } from "./read-only";

export const auditEntries = onWrite("api::audit-entry.audit-entry", {
  check: [readOnly("Only the CMS can write audit entries.")],
});

/** Records a change of a user. The CMS's changes, such as seeding, have no actor. Drafts may be discarded. */
export const auditChange: Rule = ({ strapi, type, action }) => {
  const actor = strapi.requestContext.get()?.state.user?.email;
  if (!actor || action === "discardDraft") return undefined;
  const name = type.info.singularName;
  return ({ documentId }: Written) => recordAudit(strapi, actor, `${name}.${action}`, `${name} ${documentId}`);
};
