import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

export function registerDraftRefusal(strapi: Core.Strapi): void {
  const { sanitize } = strapi.contentAPI;
  const sanitizeOutput = sanitize.output;
  sanitize.output = async (data, model, options) => {
    await refuseDrafts(strapi, data, model.uid as UID.Schema);
    return sanitizeOutput(data, model, options);
  };
}

/** The parts of Strapi that rows and their types need. */
export type Rows = {
  getModel(
    uid: UID.Schema,
  ): { uid: UID.Schema; attributes: object; options?: { draftAndPublish?: boolean } } | undefined;
  db: { query(uid: UID.Schema): { count(params: object): Promise<number> } };
  log: { error(message: string): void };
};

/** @throws {ForbiddenError} if the data contain a draft. */
export async function refuseDrafts(strapi: Rows, data: unknown, model: UID.Schema): Promise<void> {
  const untold = new Map<UID.Schema, unknown[]>();
  for (const [uid, { id, publishedAt }] of rowsIn(strapi, data, model)) {
    if (publishedAt === null) throw refused(strapi, uid);
    if (publishedAt === undefined && id !== undefined) untold.set(uid, [...(untold.get(uid) ?? []), id]);
  }
  for (const [uid, ids] of untold) {
    const drafts = await strapi.db.query(uid).count({ where: { id: { $in: ids }, publishedAt: null } });
    if (drafts > 0) throw refused(strapi, uid);
  }
}

type Row = Record<string, unknown>;
type Found = [uid: UID.Schema, row: Row];
type Attributes = Record<string, { type: string; target?: string; component?: string } | undefined>;

function rowsIn(strapi: Rows, data: unknown, target: string | undefined): Found[] {
  return [data].flat().flatMap((row) => {
    if (!isRecord(row)) return [];
    const model = strapi.getModel((target ?? row.__type ?? row.__component) as UID.Schema);
    if (!model) return [];
    const within = Object.entries(model.attributes as Attributes).flatMap(([name, attribute]) =>
      attribute ? rowsIn(strapi, row[name], targetOf(attribute)) : [],
    );
    return model.options?.draftAndPublish ? [[model.uid, row] satisfies Found, ...within] : within;
  });
}

function targetOf({ type, target, component }: NonNullable<Attributes[string]>): string | undefined {
  return type === "media" ? "plugin::upload.file" : (component ?? target);
}

function isRecord(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refused(strapi: Rows, uid: UID.Schema): errors.ForbiddenError {
  strapi.log.error(`A draft of ${uid} would have been answered.`);
  return new errors.ForbiddenError("Only published content can be read.");
}
