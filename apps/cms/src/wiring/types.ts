import type { Core } from "@strapi/strapi";
import { registerFoldedColumns } from "../database/folded-columns";
import { hideMorphRelations } from "../database/morph-relations";
import { completeConfigurations } from "../panel/configurations";
import { leavePrivateUnsearched } from "../panel/unsearched";

/** Changes types before the database and the panel read them. */
export function changeTypes(strapi: Core.Strapi): void {
  registerFoldedColumns(strapi);
  hideMorphRelations(strapi);
  leavePrivateUnsearched(strapi); // after both, which make attributes private
  completeConfigurations(strapi);
}
