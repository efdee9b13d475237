import { localeCondition } from "@repo/plugin-kit/server/locale";
import { momentOf } from "@repo/time/clock";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { forgetFailures } from "./failures";
import { FIELDS, type Schedule, sameMoment, scheduleErrors } from "./schedule";
import { zoneOf } from "./schedule-options";

const PUBLISH = "plugin::content-manager.explorer.publish";
const NONE: Schedule = { publishAt: null, unpublishAt: null };

type Params = { documentId?: string; status?: string; locale?: unknown; data?: Partial<Schedule> };
type Ability = { can: (action: string, subject: string) => boolean };

export function registerSchedule(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    const params = context.params as Params;
    if (!("publishAt" in contentType.attributes)) return next();
    const { documentId = "" } = params;
    const where = { documentId, publishedAt: null, ...(await localeCondition(strapi, uid, params.locale)) };
    const clear = (field: keyof Schedule, condition: object) =>
      strapi.db.query(uid).updateMany({ where: { ...where, [field]: condition }, data: { [field]: null } });

    if (action === "clone") params.data = { ...params.data, ...NONE };
    if ((action === "create" || action === "update") && params.data) {
      await checkChange(strapi, uid, params.data, where);
      if (params.status === "published") params.data.publishAt = null;
    }
    if (!documentId || !["update", "publish", "unpublish", "discardDraft", "delete"].includes(action)) return next();

    return strapi.db.transaction(async () => {
      if (action === "publish") await clear("publishAt", { $notNull: true });
      if (action === "unpublish") {
        await clear("unpublishAt", { $notNull: true });
        await clear("publishAt", { $lte: new Date() });
      }
      await forgetFailures(strapi, documentId);
      return next();
    });
  });
}

async function checkChange(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Partial<Schedule>,
  where: object,
): Promise<void> {
  const named = FIELDS.filter((field) => data[field] !== undefined);
  if (named.length === 0) return;
  const zone = zoneOf(strapi);
  for (const field of named) data[field] = data[field] && textOf(data[field], zone);
  const stored: Schedule = (await strapi.db.query(uid).findOne({ select: [...FIELDS], where })) ?? NONE;

  const found = Object.entries(scheduleErrors(data, stored, zone)).map(([field, message]) => ({
    path: [field],
    message,
    name: "ValidationError",
  }));
  if (found.length > 0)
    throw new errors.ValidationError(found.map(({ message }) => message).join(" "), { errors: found });

  const ability: Ability | undefined = strapi.requestContext.get()?.state.userAbility;
  const isChanged = named.some((field) => !sameMoment(data[field], stored[field], zone));
  if (isChanged && ability && !ability.can(PUBLISH, uid)) {
    throw new errors.ForbiddenError("Only who may publish may schedule.");
  }
}

function textOf(value: unknown, zone: string): string {
  const moment = typeof value === "string" ? momentOf(value, zone) : new Date(value as number | Date);
  return Number.isNaN(moment.getTime()) ? String(value) : moment.toISOString();
}
