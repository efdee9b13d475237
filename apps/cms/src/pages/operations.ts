import type { RedirectService } from "strapi-plugin-page-redirects/strapi-server";
import type { Handlers } from "../access/operations";
import { listLengths } from "./list-lengths";

export const pageOperations = {
  "GET /api/list-lengths": ({ strapi }) => listLengths(strapi),
  "GET /api/redirects": ({ strapi }) =>
    (strapi.plugin("page-redirects").service("redirects") as RedirectService).list(),
} satisfies Partial<Handlers>;
