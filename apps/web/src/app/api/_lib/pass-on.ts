import "server-only";
import { readJsonObject } from "@repo/contract/http/json-body";
import { readResponse } from "@/cms/rest";
import { callCms } from "@/lib/call-cms";
import { withErrorResponses } from "./api-handler";
import { refuseForeignOrigin } from "./origin";

/** Makes a handler that sends the JSON body of a visitor to `path` of the CMS, and returns its answer. */
export const passOn = (path: string) => (request: Request) =>
  withErrorResponses(async () => {
    refuseForeignOrigin(request);
    const response = await callCms(path, { method: "POST", body: await readJsonObject(request.body) });
    return Response.json(await readResponse(response), { status: response.status });
  });
