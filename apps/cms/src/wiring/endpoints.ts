import type { Core } from "@strapi/strapi";
import { registerEndpoints } from "../access/endpoints";
import { accountOperations } from "../accounts/operations";
import { interviewOperations } from "../applications/interviews/operations";
import { messageOperations } from "../applications/messages/operations";
import { applicationOperations } from "../applications/operations";
import { ownApplicationOperations } from "../applications/own-operations";
import { pictureOperations } from "../files/operations";
import { formOperations } from "../forms/operations";
import { jobOperations } from "../jobs/operations";
import { pageOperations } from "../pages/operations";
import { postOperations } from "../posts/operations";
import { searchOperations } from "../search/operations";

/** The handlers of all endpoints: the compiler reports one that is missing. */
export const registerOwnEndpoints = (strapi: Core.Strapi) =>
  registerEndpoints(strapi, {
    ...accountOperations,
    ...applicationOperations,
    ...formOperations,
    ...interviewOperations,
    ...jobOperations,
    ...messageOperations,
    ...ownApplicationOperations,
    ...pageOperations,
    ...pictureOperations,
    ...postOperations,
    ...searchOperations,
  });
