import { forward, forwardedMethods } from "@/app/api/_lib/dashboard-handler";

export {
  forward as DELETE,
  forward as GET,
  forward as PATCH,
  forward as POST,
  forward as PUT,
  forwardedMethods as OPTIONS,
};
