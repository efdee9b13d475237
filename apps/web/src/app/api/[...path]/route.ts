import { forward } from "@/app/api/_lib/dashboard-handler";
import { forwardedMethods } from "@/app/api/_lib/dashboard-handler";
import { RuleError } from "@repo/contract/http/errors";
import { errorResponse } from "@/app/api/_lib/api-handler";

export {
  forward as DELETE,
  forward as GET,
  forward as PATCH,
  forward as POST,
  forward as PUT,
  forwardedMethods as OPTIONS,
};
