import { RuleError } from "@repo/contract/http/errors";
import { errorResponse } from "@/app/api/_lib/api-handler";

const notFound = () => errorResponse(new RuleError("NOT_FOUND"));

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
