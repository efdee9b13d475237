import "server-only";
import { readJsonObject } from "@repo/contract/http/json-body";
import type { CmsOperationName } from "@repo/contract/operations/request";
import { ask } from "@/cms/ask";
import { handleRequest } from "./api-handler";

export const passOn = (name: CmsOperationName) => (request: Request) =>
  handleRequest(request, async () => {
    const answer = await ask(name, { body: await readJsonObject(request.body) });
    return Response.json(await answer.json(), { status: answer.status });
  });
