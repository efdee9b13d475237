import type { UID } from "@strapi/strapi";
import type { Values } from "../schema/values";
import type { Part } from "./parts";

export type Entry = {
  uid: UID.ContentType;
  documentId?: string;
  values: Values;
  parts: Part[];
  firmName: string;
};

/** What a check has found in a part; `advice` never keeps an entry from being published. */
export type Found = { part: Part; message: string; advice?: boolean };
