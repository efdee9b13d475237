import type { Core, UID } from "@strapi/strapi";
import { COMMAND, recordAudit } from "../access/audit";

type Row = { id: number } & Record<string, unknown>;
type Event = { action: string; model: { uid: string }; params: { where?: unknown }; result?: unknown; state: unknown };
type State = { before?: Row[] };

type Audited = {
  type: string;
  name: (row: Row) => unknown;
  fields: string[];
  relations?: string[];
};

const named = (row: Row) => row.name;
const nameOf = (row: unknown) => (row as Row | null)?.name ?? "";

const AUDITED: Record<string, Audited> = {
  "admin::user": {
    type: "panel-account",
    name: ({ email }) => email,
    fields: ["email", "firstname", "lastname", "username", "password", "isActive", "blocked", "roles"],
    relations: ["roles"],
  },
  "admin::role": { type: "panel-role", name: named, fields: ["name", "description"] },
  "admin::permission": {
    type: "panel-permission",
    name: (row) => [row.action, row.subject, nameOf(row.role) || nameOf(row.apiToken)].filter(Boolean).join(", "),
    fields: ["action", "subject", "properties", "conditions", "actionParameters"],
    relations: ["role", "apiToken"],
  },
  "admin::api-token": {
    type: "api-token",
    name: named,
    fields: ["name", "description", "kind", "type", "accessKey", "lifespan", "expiresAt"],
  },
  "admin::api-token-permission": {
    type: "api-token-permission",
    name: ({ action, token }) => `${action}, ${nameOf(token)}`,
    fields: ["action"],
    relations: ["token"],
  },
  "admin::transfer-token": {
    type: "transfer-token",
    name: named,
    fields: ["name", "description", "accessKey", "lifespan", "expiresAt"],
  },
  "admin::transfer-token-permission": {
    type: "transfer-token-permission",
    name: ({ action, token }) => `${action}, ${nameOf(token)}`,
    fields: ["action"],
    relations: ["token"],
  },
  "plugin::users-permissions.user": {
    type: "account",
    name: ({ email }) => email,
    fields: ["email", "username", "password", "confirmed", "blocked", "role"],
    relations: ["role"],
  },
  "plugin::users-permissions.role": { type: "account-role", name: named, fields: ["name", "description"] },
  "plugin::users-permissions.permission": {
    type: "account-permission",
    name: ({ action, role }) => `${action}, ${nameOf(role)}`,
    fields: ["action"],
    relations: ["role"],
  },
  "strapi::webhook": { type: "webhook", name: named, fields: ["name", "url", "headers", "events", "enabled"] },
};

const LENGTH = 255;

export function registerAuditOfAccess(strapi: Core.Strapi): void {
  const read = (uid: string, where: unknown): Promise<Row[]> =>
    strapi.db.query(uid as UID.Schema).findMany({ where, populate: AUDITED[uid]?.relations ?? [] });

  const record = async (uid: string, action: string, row: Row, change = "") => {
    const { type, name } = AUDITED[uid] as Audited;
    const subject = `${type} ${row.id} ${name(row)}${change}`.slice(0, LENGTH);
    await recordAudit(strapi, actorOf(strapi, row), `${type}.${action}`, subject);
  };

  const remember = async ({ model, params, state }: Event) => {
    // Changes made by a start have no actor.
    if (strapi.isLoaded) (state as State).before = await read(model.uid, params.where);
  };

  const recordNew = async ({ model, result }: Event) => {
    if (!strapi.isLoaded) return;
    const { id, ids } = result as { id?: number; ids?: number[] };
    for (const row of await read(model.uid, { id: { $in: ids ?? [id] } })) await record(model.uid, "create", row);
  };

  const recordChanged = async ({ model, state }: Event) => {
    const { before = [] } = state as State;
    if (before.length === 0) return;
    for (const row of await read(model.uid, { id: { $in: before.map(({ id }) => id) } })) {
      const old = before.find(({ id }) => id === row.id) as Row;
      const changes = changesOf(AUDITED[model.uid] as Audited, old, row);
      if (changes.length > 0) await record(model.uid, "update", row, `: ${changes.join(", ")}`);
    }
  };

  const recordGone = async ({ model, state }: Event) => {
    for (const row of (state as State).before ?? []) await record(model.uid, "delete", row);
  };

  strapi.db.lifecycles.subscribe({
    models: Object.keys(AUDITED),
    afterCreate: recordNew,
    afterCreateMany: recordNew,
    beforeUpdate: remember,
    afterUpdate: recordChanged,
    beforeUpdateMany: remember,
    afterUpdateMany: recordChanged,
    beforeDelete: remember,
    afterDelete: recordGone,
    beforeDeleteMany: remember,
    afterDeleteMany: recordGone,
  });
}

function actorOf(strapi: Core.Strapi, row: Row): string {
  const request = strapi.requestContext.get();
  if (!request) return COMMAND;
  const { user, auth } = request.state;
  if (user?.email) return user.email;
  if (auth?.credentials?.name) return `API token ${auth.credentials.name}`;
  // Whoever accepts an invitation or sets a forgotten password has no session yet.
  return typeof row.email === "string" ? row.email : "nobody who is signed in";
}

function changesOf({ fields, relations = [] }: Audited, old: Row, row: Row): string[] {
  const plain = (value: unknown) => JSON.stringify(value ?? null);
  return fields.flatMap((field) => {
    if (!relations.includes(field)) return plain(old[field]) === plain(row[field]) ? [] : [field];
    const [before, after] = [old[field], row[field]].map((related) => [related ?? []].flat().map(nameOf).sort());
    return plain(before) === plain(after) ? [] : [`${field} (${after?.join(", ")})`];
  });
}
