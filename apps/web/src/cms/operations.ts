import "server-only";
import type { Operation } from "@repo/contract/operations/operation";
import { type OperationName, requestOf, withIds } from "@repo/contract/operations/request";
import { OPERATIONS } from "@repo/contract/operations/table";
import type { RestRequest } from "./rest";

export type OperationRequest = Omit<RestRequest, "method" | "timeoutMs"> & { ids?: Record<string, string> };

export function operationRequest(
  name: OperationName,
  { ids, ...request }: OperationRequest = {},
): [path: string, request: RestRequest] {
  const { cmsPath, timeoutMs }: Operation = OPERATIONS[name];
  const { method, path } = requestOf<string>(name, ids);
  return [cmsPath ? withIds(cmsPath, ids) : path, { method, timeoutMs, ...request }];
}
