import { RuleError } from "@repo/rules/errors";
import { errorResponse } from "@/lib/api-handler";

const notFound = () => errorResponse(new RuleError("NOT_FOUND", "There is nothing at this address."));

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
