import "server-only";
import { RuleError } from "@repo/contract/http/errors";
import { FORM_BODY, readJsonObject, VISITOR_BODY } from "@repo/contract/http/json-body";
import type { Group, Operation } from "@repo/contract/operations/operation";
import type { OperationName } from "@repo/contract/operations/request";
import { OPERATIONS } from "@repo/contract/operations/table";
import { connection } from "next/server";
import { publish } from "#server/watch/channels";
import { ask } from "@/cms/ask";
import { readTokens } from "@/cms/session";
import { errorResponse, handleRequest } from "./api-handler";
import { fileResponse } from "./file-response";
import { requireId } from "./id";
import { operationsAt } from "./operations-at";

/** Looks only at origin and cookie. The CMS decides whether the session is live and has the right role. */
export async function withDashboard(request: Request, handler: () => Promise<Response>): Promise<Response> {
  await connection();
  return handleRequest(request, async () => {
    const { accessToken, refreshToken } = await readTokens();
    if (!accessToken && !refreshToken) throw new RuleError("UNAUTHENTICATED");
    return handler();
  });
}

/** Answers an operation of the dashboards: 404 for an unknown address, 405 for a method that it doesn't have. */
export async function forward(request: Request): Promise<Response> {
  await connection();
  const found = operationsAt(new URL(request.url).pathname);
  if (!found) return errorResponse(new RuleError("NOT_FOUND"));
  publish("site:routes", found.address.replace(/:(\w+)/g, "[$1]"));
  const name = found.methods[request.method === "HEAD" ? "GET" : request.method];
  if (!name) return new Response(null, { status: 405 });
  return withDashboard(request, async () => {
    const { answer, body, isNumbered }: Operation = OPERATIONS[name];
    const isFile = answer === "file";
    const told = await ask(name, {
      query: name.startsWith("GET ") || isFile ? Object.fromEntries(new URL(request.url).searchParams) : undefined,
      body: body && (await readJson(request, name)),
      ids: Object.fromEntries(
        Object.entries(found.ids).map(([parameter, id]) => [parameter, requireId(id, isNumbered)]),
      ),
    });
    if (isFile) return fileResponse(told);
    return told.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(await told.json(), { status: told.status });
  });
}

/** Lists the methods of an address in `Allow`. At an unknown one, these are all methods that `forward` answers. */
export function forwardedMethods(request: Request): Response {
  const { methods } = operationsAt(new URL(request.url).pathname) ?? {};
  const allowed = methods ? Object.keys(methods) : ["DELETE", "GET", "PATCH", "POST", "PUT"];
  const implied = allowed.includes("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"];
  return new Response(null, { status: 204, headers: { Allow: [...allowed, ...implied].sort().join(", ") } });
}

/** Reads a JSON body. The CMS names the session's role before a body that is larger than those of visitors. */
export async function readJson(request: Request, name: OperationName): Promise<Record<string, unknown>> {
  const { limits = FORM_BODY, roles }: Operation & Group = OPERATIONS[name];
  const length = request.headers.get("content-length");
  if (length === null || Number(length) > VISITOR_BODY.bytes) {
    const { role } = await (await ask("GET /api/sessions/current")).json();
    if (!roles.includes(role)) throw new RuleError("FORBIDDEN", "This belongs to another role.");
  }
  return readJsonObject(request.body, limits);
}
