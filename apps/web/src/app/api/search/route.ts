import { lineWithHit } from "@repo/contract/search/search";
import { connection } from "next/server";
import { handleRequest } from "@/app/api/_lib/api-handler";
import { search } from "@/lib/run-search";

const HITS_PER_GROUP = 3;

export async function GET(request: Request): Promise<Response> {
  await connection();
  const q = new URL(request.url).searchParams.get("q") ?? "";
  return handleRequest(request, async () => {
    const { groups, ...told } = await search({ q, limit: HITS_PER_GROUP });
    const inLines = groups.map((group) => ({
      ...group,
      hits: group.hits.map((hit) => ({ ...hit, text: lineWithHit(hit.text) })),
    }));
    return Response.json({ ...told, groups: inLines });
  });
}
