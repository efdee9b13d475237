import * as z from "zod/mini";

export const readAt = z.optional(z.iso.datetime("Must be the updatedAt that was read."));

export const namesField = z.refine<{ updatedAt?: unknown; draftUpdatedAt?: unknown }>(
  ({ updatedAt: _, draftUpdatedAt: __, ...fields }) => Object.values(fields).some((value) => value !== undefined),
  "Name a field that is to change.",
);
