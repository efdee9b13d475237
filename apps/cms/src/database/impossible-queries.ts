import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

type Query = { where?: unknown; orderBy?: unknown; select?: unknown; _q?: unknown };

/** Refuses a request's query that the database can't express: its own error would be reported as a fault. */
export function refuseImpossibleQueries(strapi: Core.Strapi): void {
  const queryParams = strapi.get("query-params");
  const { transform } = queryParams;
  queryParams.transform = (uid: UID.Schema, params: object): Query => {
    const query: Query = transform(uid, params);
    if (!strapi.requestContext.get() || !strapi.getModel(uid)) return query;
    const { _q, select, where, orderBy } = query;
    try {
      strapi.db.queryBuilder(uid).init({ _q, select, where, orderBy }).getKnexQuery().toSQL();
    } catch (error) {
      throw new errors.ValidationError((error as Error).message);
    }
    return query;
  };
}
