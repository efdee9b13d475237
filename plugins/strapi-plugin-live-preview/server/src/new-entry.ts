import type { Values } from "@repo/plugin-kit/server/values";
import { isNewId } from "./new-id";
import { documentKey } from "./unsaved";

type Read = { action: string; params: unknown };
type Params = { documentId?: string; locale?: string; filters?: unknown };

export function withNewEntry(answer: unknown, { action, params }: Read, unsaved: Map<string, Values>): unknown {
  const found = Array.isArray(answer) ? answer[0] : answer;
  if (found || action === "count") return answer;
  const { documentId, locale, filters } = params as Params;
  const id = [documentId, ...idsIn(filters)].find(
    (each) => typeof each === "string" && isNewId(each) && unsaved.has(documentKey(each, locale)),
  );
  if (!id) return answer;
  const now = new Date().toISOString();
  const row = { id: 0, documentId: id, locale: locale ?? null, createdAt: now, updatedAt: now, publishedAt: null };
  return action === "findMany" ? [row] : row;
}

function idsIn(filters: unknown): unknown[] {
  if (Array.isArray(filters)) return filters.flatMap(idsIn);
  if (typeof filters !== "object" || filters === null) return [];
  const { documentId, $or, $and } = filters as Record<string, unknown>;
  const { $eq = documentId } = (documentId ?? {}) as { $eq?: unknown };
  return [$eq, ...idsIn($or), ...idsIn($and)];
}
