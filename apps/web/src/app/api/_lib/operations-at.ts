import type { Operation } from "@repo/contract/operations/operation";
import type { OperationName } from "@repo/contract/operations/request";
import { OPERATIONS } from "@repo/contract/operations/table";

type Match = { address: string; methods: Record<string, OperationName>; ids: Record<string, string> };

const byAddress = new Map<string, Record<string, OperationName>>();
for (const [name, { forwarded = true }] of Object.entries<Operation>(OPERATIONS)) {
  const [method = "", address = ""] = name.split(" ");
  if (forwarded) byAddress.set(address, { ...byAddress.get(address), [method]: name as OperationName });
}

const parametersIn = (address: string) => address.split(":").length;
const patterns = [...byAddress]
  .sort(([one], [other]) => parametersIn(one) - parametersIn(other))
  .map(([address, methods]) => ({ address, methods, pattern: patternOf(address) }));

/** Finds the operation at a path, which is compared as spelled, without decoding or resolving. */
export function operationsAt(path: string): Match | undefined {
  for (const { address, methods, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found) return { address, methods, ids: { ...found.groups } };
  }
  return undefined;
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(".", "\\.").replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
}
