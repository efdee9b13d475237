import { setImmediate } from "node:timers/promises";
import { RuleError } from "@repo/contract/http/errors";
import { FORM_BODY } from "@repo/contract/http/json-body";
import { readBody } from "@repo/contract/http/read-body";
import type { Role } from "@repo/contract/http/roles";
import type { Group, Operation } from "@repo/contract/operations/operation";
import type { CmsAnswerOf, CmsOperationName, Parameter, ReadBodyOf } from "@repo/contract/operations/request";
import { CMS_OPERATIONS } from "@repo/contract/operations/table";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { Account } from "./account";

export type BodyContext = Context & { request: { body?: unknown } };

export type Asked<Name extends CmsOperationName> = {
  strapi: Core.Strapi;
  ids: Record<Parameter<Name>, string>;
  query: Record<string, unknown>;
  body: ReadBodyOf<Name>;
  /** The account, unless an API token may ask as well. */
  actor: (typeof CMS_OPERATIONS)[Name] extends { accountOnly: true } ? Account : undefined;
  /** The address of the site's client. */
  client: string;
  ctx: BodyContext;
};

type Answered<Of> = [Of] extends [undefined] ? Promise<void> : Of | Promise<Of>;

export type Handlers = { [Name in CmsOperationName]: (asked: Asked<Name>) => Answered<CmsAnswerOf<Name>> };

type Row = Operation & Group;
type Handler = (asked: object) => unknown;

const rows = Object.entries<Row>(CMS_OPERATIONS);

const permissionOf = ({ controller, action }: Row) => `${controller}.${action}`;
const permissionsOf = (isMeant: (row: Row) => unknown) =>
  rows.filter(([, row]) => isMeant(row)).map(([, row]) => permissionOf(row));

export const actionsOf = (role: Role): string[] => permissionsOf(({ roles }) => roles.includes(role));

/** What the site's token allows, for visitors and for commands. */
export const audienceActions: string[] = permissionsOf(({ audience }) => audience);

/** What a session may do that must add a passkey first. */
export const passkeyActions: string[] = permissionsOf(({ addsPasskey }) => addsPasskey);

/** As if loaded from folders, so that the panel offers their permissions for tokens and Strapi keeps those of roles. */
export function registerOperations(strapi: Core.Strapi, handlers: Handlers): void {
  const controllers: Record<string, Record<string, unknown>> = {};
  const routes: Record<string, object[]> = {};
  for (const [name, row] of rows) {
    const handler = handlers[name as CmsOperationName] as Handler;
    const action = (ctx: BodyContext) => answer(strapi, ctx, row, handler);
    controllers[row.controller] = { ...controllers[row.controller], [row.action]: action };
    const api = row.controller.replace("api::", "").split(".", 1)[0] ?? "";
    routes[api] = [...(routes[api] ?? []), routeOf(name, row)];
  }
  for (const [uid, controller] of Object.entries(controllers)) strapi.get("controllers").set(uid, controller);
  const apis = strapi.get("apis");
  for (const [name, own] of Object.entries(routes)) {
    const api = apis.get(name) ?? apis.add(name, {});
    api.routes = { ...api.routes, operations: { type: "content-api", routes: own } };
  }
}

function routeOf(name: string, row: Row) {
  const { cmsPath, isForm, limits = row.audience ? undefined : FORM_BODY } = row;
  const [method = "", address = ""] = name.split(" ");
  return {
    method,
    path: (cmsPath ?? address).slice("/api".length),
    handler: permissionOf(row),
    // Strapi writes the permission into this object, so each route needs its own.
    config: { policies: policiesOf(row), isForm, limits },
  };
}

function policiesOf({ accountOnly, audience }: Row): string[] {
  if (audience) return ["global::site-only", ...(audience === "command" ? ["global::command-only"] : [])];
  return accountOnly ? ["global::account-only"] : [];
}

async function answer(strapi: Core.Strapi, ctx: BodyContext, row: Row, handler: Handler): Promise<void> {
  if (ctx.method !== "GET" && !row.isForm) await refuseDisconnected(ctx);
  const sent = ctx.request.body;
  row.refuse?.(sent);
  const body = row.body && !row.isForm ? readBody(row.body, sent) : undefined;
  const { params: ids, query, state } = ctx;
  const given = { strapi, ids, query, body, actor: state.user, client: ctx.get("x-client-address"), ctx };
  const answered = await handler(given);
  if (row.answer === "file") return;
  ctx.status = row.status ?? (row.answer ? 200 : 204);
  if (row.answer) ctx.body = answered;
}

/** Refuses a request whose user was told that it failed. @throws {RuleError} CMS_UNAVAILABLE */
export async function refuseDisconnected({ req }: Context): Promise<void> {
  // After a stall, request and disconnection arrive together: the latter is read in the next turn of the event loop.
  await setImmediate();
  await setImmediate();
  if (req.socket.destroyed) throw new RuleError("CMS_UNAVAILABLE");
}
