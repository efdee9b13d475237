import type { Core } from "@strapi/strapi";
import { registerOperations } from "../access/operations";
import { accountOperations } from "../accounts/operations";
import { interviewOperations } from "../applications/interviews/operations";
import { messageOperations } from "../applications/messages/operations";
import { applicationOperations } from "../applications/operations";
import { ownApplicationOperations } from "../applications/own-operations";
import { brandOperations } from "../company/operations";
import { pictureOperations } from "../files/operations";
import { formOperations } from "../forms/operations";
import { jobOperations } from "../jobs/operations";
import { pageOperations } from "../pages/operations";
import { postOperations } from "../posts/operations";
import { searchOperations } from "../search/operations";

/** The handlers of all operations: the compiler reports one that is missing. */
export const registerOwnOperations = (strapi: Core.Strapi) =>
  registerOperations(strapi, {
    ...accountOperations,
    ...applicationOperations,
    ...brandOperations,
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
