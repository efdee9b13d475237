import type { Core } from "@strapi/strapi";
import type { HistoryService } from "strapi-plugin-entry-history/strapi-server";

export const entryHistory = (strapi: Core.Strapi): HistoryService => strapi.plugin("entry-history").service("history");
