import type { Handlers } from "../access/operations";
import { rebrand } from "./rebrand";

export const brandOperations = {
  "POST /api/brand": ({ strapi, body }) => rebrand(strapi, body.folder),
} satisfies Partial<Handlers>;
